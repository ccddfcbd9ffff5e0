import { useFormat } from '@atoll/i18n/instance';

const KILO = 1024;

/** Bytes as people say them: 840 kB, 1.2 MB. */
export function useFileSize() {
  const format = useFormat();
  return (bytes: number) =>
    bytes < KILO * KILO
      ? format.number(Math.max(1, Math.round(bytes / KILO)), { style: 'unit', unit: 'kilobyte' })
      : format.number(bytes / KILO / KILO, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}
