import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateBookingIntentMutation } from '@atoll/api-client/endpoints/leads.gen';
import { unjoined } from '@atoll/contract/days';
import { isWhatsAppUrl, whatsAppUrl } from '@atoll/contract/whatsapp';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { readDraft } from '../shared/draft';
import { useAgencyQuery } from '../shared/booking-api';
import { takenExtras } from '../shared/extras';
import type { StayChoice } from '../shared/booking-values';
import { draftName } from '../shared/stay-trip';
import type { Trip } from '../shared/trip';

/** Browsers let a click open a tab only for a moment; after that our own link must do. */
const PATIENCE_MS = 1_500;

export type Chat = { state: 'idle' | 'opening' } | { state: 'opened' | 'failed'; url: string };

const within = <T>(work: Promise<T>, ms: number): Promise<T | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))]);

/** A failure is no answer: the chat goes on without it. */
const silent = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

/** Opens a chat window; false when the browser refuses. */
function openTab(url: string): boolean {
  try {
    window.open(url, '_blank', 'noopener,noreferrer');
    return true;
  } catch {
    return false;
  }
}

/** Of nights in a room what is chosen of it. */
const roomOf = ({ slug }: Trip, stay: StayChoice | null) => ({
  resort: slug,
  ...(stay && { room_type: stay.room }),
  ...(stay?.checkOut && { check_out: stay.checkOut }),
  ...(stay?.rooms && { rooms: stay.rooms }),
  ...(stay?.mealPlan && { meal_plan: stay.mealPlan }),
});

/**
 * Tells the agency that a chat is coming and opens it. The chat never waits for the server: without an answer the link is
 * built here, from the number of the settings and the same text.
 * @param total what the draft costs, in US dollars, where that is known
 */
export function useChat(trip: Trip, total: string | null) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const locale = useLanguage();
  const { data: homepage, refetch } = useAgencyQuery();
  const [announce] = useCreateBookingIntentMutation();
  const [chat, setChat] = useState<Chat>({ state: 'idle' });
  const running = useRef(false);

  async function open(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setChat({ state: 'opening' });
    const values = readDraft(draftName(trip))?.values;
    const room = trip.stay?.rooms.find(({ code }) => code === values?.stay?.room);
    const travellers = values ? values.adults + values.childrenAges.length : undefined;
    const extras = values ? takenExtras(trip, values) : [];
    const text = [
      t(trip.stay ? 'message.stay' : 'message.greeting', { name: trip.name }),
      room && t('message.room', { name: room.name }),
      values?.checkIn && t('message.date', { date: format.date(values.checkIn) }),
      values?.stay?.checkOut && t('message.checkOut', { date: format.date(values.stay.checkOut) }),
      travellers && t('message.travellers', { count: travellers }),
      total && t('message.total', { total: format.usd(total) }),
    ];
    const intent = {
      ...(trip.stay ? roomOf(trip, values?.stay ?? null) : { package: trip.slug }),
      ...(values?.checkIn && { check_in: values.checkIn }),
      ...(values && { adults: values.adults }),
      ...(values && { children_ages: values.childrenAges }),
      ...(extras.length > 0 && { extras }),
      ...(values?.transfer && { transfer: values.transfer.code }),
      ...(total && { shown_total: total }),
      locale,
    };
    const [answer, settings] = await Promise.all([
      within(silent(announce({ createBookingIntentDto: intent }).unwrap()), PATIENCE_MS),
      // A click may come before the settings: a pending question is joined, a failed one asked once more.
      homepage ?? within(silent(refetch().unwrap()), PATIENCE_MS),
    ]);
    const number = settings?.settings.whatsapp_number;
    const known = answer && isWhatsAppUrl(answer.whatsapp_url) ? answer.whatsapp_url : null;
    const url = known ?? whatsAppUrl(number, unjoined(text.filter(Boolean).join('\n')));
    // Neither the server nor the settings could be reached: the chat may have nobody at its other end.
    const alone = !known && !settings;
    setChat({ state: openTab(url) && !alone ? 'opened' : 'failed', url });
    running.current = false;
  }

  return { chat, open };
}
