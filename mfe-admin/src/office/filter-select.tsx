import { Select } from 'antd';

export interface FilterOption {
  value: string;
  label: string;
}

/** A filter out of a few values. `any` is none of them; several at once come with a view and are named together. */
export function FilterSelect({
  label,
  any,
  value,
  options,
  onChange,
}: {
  label: string;
  any: string;
  value: string | undefined;
  options: FilterOption[];
  onChange: (value: string | undefined) => void;
}) {
  const named = (code: string) => options.find((option) => option.value === code)?.label ?? code;
  const isOther = value !== undefined && !options.some((option) => option.value === value);
  const other = isOther ? [{ value, label: value.split(',').map(named).join(', ') }] : [];
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={(next: string) => onChange(next || undefined)}
      popupMatchSelectWidth={false}
      options={[{ value: '', label: any }, ...other, ...options]}
    />
  );
}
