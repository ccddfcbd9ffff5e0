import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const COLOURS: Record<string, string> = {
  requested: 'gold',
  awaiting_payment: 'blue',
  confirmed: 'green',
  completed: 'default',
};

/** Status of a booking as a word with a colour. */
export function StatusTag({ status }: { status: string }) {
  const { t } = useTranslation('admin');
  return <Tag color={COLOURS[status] ?? 'default'}>{t(`status.${status}` as 'status.requested')}</Tag>;
}
