import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ifMatch, isApiError, useSessionUser } from '@atoll/api-client/base';
import {
  type LeadItemDto,
  type UpdateLeadDto,
  useUpdateBookingIntentMutation,
} from '@atoll/api-client/endpoints/leads.gen';
import { LENGTHS } from '@atoll/contract/rules';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { EditNotice } from '../office/edit-notice';
import { OfficeDialog } from '../office/office-dialog';
import { OfficeLink } from '../office/office-link';
import { useEdit } from '../office/use-edit';
import styles from './leads.module.css';

const FIELDS = ['name', 'phone', 'email', 'note'] as const;
type Field = (typeof FIELDS)[number];

const typed = (lead: LeadItemDto): Record<Field, string> => ({
  name: lead.name ?? '',
  phone: lead.phone ?? '',
  email: lead.email ?? '',
  note: lead.note,
});

/** Who chats, what colleagues should know, and where it goes from here. What is typed stays until it is stored. */
export function LeadDialog({ lead: opened, onClose }: { lead: LeadItemDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const me = useSessionUser();
  const mayChange = me?.permissions.includes('bookings.change') ?? false;
  const [update, { isLoading }] = useUpdateBookingIntentMutation();
  const edit = useEdit(opened, typed, { path: 'lead', id: opened.id });
  const { read: lead, base, draft } = edit;
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const [fault, setFault] = useState<string>();

  const request = ({ version }: LeadItemDto, change: UpdateLeadDto) =>
    update({ id: lead.id, 'If-Match': ifMatch(version), updateLeadDto: change }).unwrap();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setFault(undefined);
    setFaults({});
    try {
      await work();
      return true;
    } catch (error) {
      if (edit.refused(error)) return false;
      const fields = isApiError(error) ? error.fields : undefined;
      setFaults(Object.fromEntries(FIELDS.flatMap((name) => (fields?.[name] ? [[name, fields[name][0]]] : []))));
      if (!fields) setFault(errorText(error));
      return false;
    }
  };
  const leave = () => {
    edit.forget();
    onClose();
  };
  const save = async () => {
    const fields = FIELDS.filter((name) => draft[name].trim() !== base[name]);
    const change = Object.fromEntries(
      fields.map((name) => [name, draft[name].trim() || (name === 'note' ? '' : null)]),
    );
    if (fields.length === 0 || (await attempt(() => request(lead, change)))) leave();
  };
  const step = async (change: UpdateLeadDto) => {
    // The second press of a double click is none of its own.
    if (isLoading) return;
    await attempt(async () => {
      const answer = await request(lead, change).catch((error: unknown) => {
        const now = edit.refused(error);
        // Somebody has noted something: the step goes on. Where they have taken a step of their own, one looks first.
        if (!now || now.status !== lead.status || now.assigned_to?.id !== lead.assigned_to?.id) throw error;
        return request(now, change);
      });
      edit.stored(answer);
    });
  };
  const field = (name: Field) => ({
    value: draft[name],
    error: faults[name],
    disabled: !mayChange,
    onChange: (event: { target: { value: string } }) => edit.set({ [name]: event.target.value }),
  });
  return (
    <OfficeDialog
      title={t('leads.dialog', { reference: lead.reference })}
      onClose={leave}
      submit={
        mayChange
          ? { label: t('leads.save'), run: () => void save(), isBusy: isLoading, isHeld: edit.isUnsettled }
          : undefined
      }
    >
      <EditNotice edit={edit} labelOf={([name]) => t(`leads.${name as Field}`)} />
      {fault && <Notice kind="error">{fault}</Notice>}
      <p className={styles.facts}>{t('leads.find', { reference: lead.reference })}</p>
      {mayChange && <LeadSteps lead={lead} onStep={step} me={me?.id} />}
      <TextField label={t('leads.name')} optional maxLength={LENGTHS.name.max} {...field('name')} />
      <TextField label={t('leads.phone')} optional type="tel" maxLength={20} {...field('phone')} />
      <TextField label={t('leads.email')} optional type="email" maxLength={254} {...field('email')} />
      <TextArea label={t('leads.note')} optional rows={3} maxLength={2000} {...field('note')} />
    </OfficeDialog>
  );
}

/** What can be done with a lead beside knowing who it is. */
function LeadSteps({
  lead,
  onStep,
  me,
}: {
  lead: LeadItemDto;
  onStep: (change: UpdateLeadDto) => Promise<void>;
  me: string | undefined;
}) {
  const { t } = useTranslation('admin');
  if (lead.status === 'booked' && lead.booking_id)
    return <Link to={paths.dashboardBooking(lead.booking_id)}>{t('leads.booking')}</Link>;
  const isOpen = lead.status === 'new' || lead.status === 'in_progress';
  return (
    <Flex wrap gap="small" className={styles.actions}>
      {isOpen && <BookForLead lead={lead} />}
      {lead.status === 'new' && me && (
        <Button onClick={() => void onStep({ status: 'in_progress', assigned_to: me })}>{t('care.take')}</Button>
      )}
      {isOpen && <Button onClick={() => void onStep({ status: 'lost' })}>{t('leads.lost')}</Button>}
      {isOpen && <Button onClick={() => void onStep({ status: 'spam' })}>{t('leads.spam')}</Button>}
      {lead.status === 'lost' && (
        <Button onClick={() => void onStep({ status: 'in_progress' })}>{t('leads.again')}</Button>
      )}
    </Flex>
  );
}

/** To the form for somebody, with what is known of the chat. */
function BookForLead({ lead }: { lead: LeadItemDto }) {
  const { t } = useTranslation('admin');
  const { product, room, rooms, meal_plan: meals, check_in: from, check_out: to, adults, children_ages: ages } = lead;
  const query = new URLSearchParams({
    lead: lead.reference,
    [product.kind]: product.slug,
    ...(room !== null && { room: room.code }),
    ...(rooms !== null && { rooms: String(rooms) }),
    ...(meals !== null && { meal_plan: meals }),
    ...(from !== null && { check_in: from }),
    ...(to !== null && { check_out: to }),
    ...(adults !== null && { adults: String(adults) }),
    ...(ages.length > 0 && { children_ages: ages.map((age) => age ?? '?').join(', ') }),
  });
  const { name, email, phone } = typed(lead);
  return (
    <OfficeLink
      isPrimary
      to={`${paths.dashboardNewBooking()}?${query}`}
      state={{ name, email, phone, locale: lead.locale }}
    >
      {t('leads.book')}
    </OfficeLink>
  );
}
