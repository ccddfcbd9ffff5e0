import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '@atoll/api-client/base';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { type CreateReviewDto, useCreateReviewMutation } from '@atoll/api-client/endpoints/reviews.gen';
import { useFormToken } from '@atoll/api-client/use-form-token';
import { LENGTHS } from '@atoll/contract/rules';
import { useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { type TypedForm, forgetTyped, keepTyped, restoreTyped } from '@atoll/ui/typed';
import { type Faults, textOf, useSendForm } from '@atoll/ui/use-send-form';
import type { BookingKey } from '../shared/booking-api';
import styles from './review.module.css';
import { ScoreField } from './score-field';

const PARTS = ['transfer', 'room', 'food', 'reef', 'service', 'value'] as const;
const TRAVELLERS = ['couple', 'family', 'friends', 'solo'] as const satisfies readonly NonNullable<
  CreateReviewDto['traveller_type']
>[];
const FIELDS = ['rating', 'comment', 'title', ...PARTS.map((part) => `scores.${part}`), 'traveller_type', 'name'];
const COMMENT = { min: 5, max: 500 } as const;
const TITLE_MAX = 120;

/** What a traveller says of a trip that they were on; what was typed stays, whatever the answer, and over a reload. */
export function ReviewForm({ booking, of, onSent }: { booking: BookingDto; of: BookingKey; onSent: () => void }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const kept = useMemo((): TypedForm => ({ name: `review:${booking.id}`, fields: FIELDS }), [booking.id]);
  const token = useFormToken();
  const [create] = useCreateReviewMutation();
  const { form, faults, failure, isBusy, submit } = useSendForm(
    (data): Faults => ({
      ...(data.has('rating') ? {} : { rating: t('review.ratingMissing') }),
      ...(textOf(data, 'comment').length >= COMMENT.min ? {} : { comment: t('review.commentShort') }),
      ...(textOf(data, 'name').length >= LENGTHS.name.min ? {} : { name: t('review.nameShort') }),
    }),
    async (data) => {
      const scores = PARTS.flatMap((part) => {
        const score = data.get(`scores.${part}`);
        return score === null ? [] : [[part, Number(score)] as const];
      });
      const createReviewDto: CreateReviewDto = {
        ...{ form_token: await token.take(), website: '', language },
        [booking.product.kind]: booking.product.slug,
        ...{ booking: booking.id, booking_token: of.accessToken || null },
        email: booking.contact.email || null,
        name: textOf(data, 'name'),
        rating: Number(data.get('rating')),
        scores: Object.fromEntries(scores),
        title: textOf(data, 'title') || null,
        comment: textOf(data, 'comment'),
        stay_month: booking.check_in.slice(0, 7),
        traveller_type: (textOf(data, 'traveller_type') || null) as CreateReviewDto['traveller_type'],
      };
      await create({ createReviewDto, 'Idempotency-Key': newIdempotencyKey() }).unwrap();
      forgetTyped(kept);
      onSent();
    },
    // The key is the page's, not the guest's: its fault is told with what was typed still there.
    ({ fields }) => fields?.['booking_token']?.[0] ?? null,
  );
  useEffect(() => restoreTyped(kept, form.current), [kept, form]);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      onInput={({ currentTarget }) => keepTyped(kept, currentTarget)}
      noValidate
    >
      <ScoreField name="rating" legend={t('review.rating')} error={faults.rating} isLarge />
      <TextArea
        name="comment"
        label={t('review.comment')}
        hint={t('review.commentHint')}
        error={faults.comment}
        rows={6}
        maxLength={COMMENT.max}
        required
      />
      <TextField
        name="title"
        label={t('review.headline')}
        error={faults.title}
        maxLength={TITLE_MAX}
        autoComplete="off"
        optional
      />
      <fieldset className={styles.parts}>
        <legend>
          {t('review.parts')} <small>{t('review.partsHint')}</small>
        </legend>
        {PARTS.map((part) => (
          <ScoreField
            key={part}
            name={`scores.${part}`}
            legend={t(`review.part.${part}`)}
            error={faults[`scores.${part}`]}
          />
        ))}
      </fieldset>
      <Select name="traveller_type" label={t('review.travellers')} error={faults.traveller_type} optional>
        <option value="">{t('review.travellersUnsaid')}</option>
        {TRAVELLERS.map((type) => (
          <option key={type} value={type}>
            {t(`review.traveller.${type}`)}
          </option>
        ))}
      </Select>
      <TextField
        name="name"
        label={t('review.name')}
        hint={t('review.nameHint')}
        error={faults.name}
        defaultValue={booking.contact.name}
        maxLength={LENGTHS.name.max}
        autoComplete="name"
        required
      />
      {failure && (
        <Notice kind="error" title={t('review.failed')}>
          {failure}
        </Notice>
      )}
      <p className={styles.note}>{t('review.note')}</p>
      <div>
        <Button type="submit" size="large" busy={isBusy}>
          {t('review.send')}
        </Button>
      </div>
    </form>
  );
}
