/** An amount as people type it (`1000`, `12,5`) as the API takes it (`1000.00`); null for anything else and for nothing. */
export function amountIn(text: string): string | null {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0 ? Number(typed).toFixed(2) : null;
}
