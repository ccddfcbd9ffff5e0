/** What a field of references is given: chosen ids in their order. */
export interface RefsProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: number[];
  onChange: (value: number[]) => void;
  disabled?: boolean;
  /** At most one. */
  single?: boolean;
  /** At most so many. */
  max?: number;
}
