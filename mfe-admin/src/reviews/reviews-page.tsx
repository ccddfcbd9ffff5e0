import { Button, Empty, Pagination, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListReviewsApiArg, type ReviewDto, useListReviewsQuery } from '@atoll/api-client/endpoints/reviews.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { useLanguage } from '@atoll/i18n/instance';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Notice } from '@atoll/ui/notice';
import { standingOf } from '@atoll/ui/office/list-answer';
import { KeySheet } from '../office/key-sheet';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { useListQuery } from '../office/use-list-query';
import { useQueueKeys } from '../office/use-queue-keys';
import { DeleteDialog, RejectDialog, ReplyDialog } from './review-dialogs';
import { ReviewFilters } from './review-filters';
import { ReviewItem, type ReviewStep } from './review-item';
import { ReviewTabs } from './review-tabs';
import styles from './reviews.module.css';
import { useReviewSteps } from './use-review-steps';

const PAGE_SIZE = 10;
const FIRST = 'pending';
const FILTERS = ['search', 'rating', 'language', 'verified', 'package', 'resort', 'experience'];
const DIALOGS = { reject: RejectDialog, reply: ReplyDialog, delete: DeleteDialog };

/** What was done last, and what undoes it where that can be. */
interface Said {
  text: string;
  undo?: ReviewDto & { step: 'approve' | 'hide' };
}

/** `/dashboard/reviews`: what guests wrote, read before visitors do; those that wait come first. */
export default function ReviewsPage() {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const list = useRef<HTMLOListElement>(null);
  const [asked, setAsked] = useState<{ step: keyof typeof DIALOGS; review: ReviewDto }>();
  const [said, setSaid] = useState<Said>();
  const steps = useReviewSteps();
  const status = query.get('status') ?? FIRST;
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListReviewsQuery(useArg(query, status), {
      refetchOnMountOrArgChange: true,
      ...KEPT_FRESH,
    }),
  );
  const rows = shown?.results ?? [];
  const isFiltered = FILTERS.some((name) => query.get(name));
  useQueueKeys(list, rows.map(({ id }) => id).join());

  const decide = async (step: 'approve' | 'hide', review: ReviewDto) => {
    setSaid(undefined);
    if (steps.isBusy || !(await steps[step](review))) return;
    const isBack = step === 'hide' ? review.status === 'approved' : true;
    setSaid({
      text: t(step === 'approve' ? 'reviews.saidApproved' : 'reviews.saidHidden', { name: review.name }),
      ...(isBack && { undo: { ...review, step: step === 'approve' ? 'hide' : 'approve' } }),
    });
  };
  const onStep = (step: ReviewStep, review: ReviewDto) =>
    step === 'approve' || step === 'hide' ? void decide(step, review) : setAsked({ step, review });
  const Dialog = asked && DIALOGS[asked.step];
  return (
    <OfficePage title={t('reviews.title')} lead={t('reviews.lead')} actions={<KeySheet of="reviews" />}>
      <ReviewTabs value={status} onChange={(next) => query.set('status', next === FIRST ? undefined : next)} />
      <ReviewFilters query={query} count={shown?.count} first={rows[0]} />
      {steps.fault && <Notice kind="error">{steps.fault}</Notice>}
      <div role="status" className={styles.said}>
        {said && <span>{said.text}</span>}
        {said?.undo && (
          <Button onClick={() => void decide(said.undo!.step, said.undo!)}>
            {t(said.undo.step === 'hide' ? 'reviews.undoApproved' : 'reviews.undoHidden')}
          </Button>
        )}
      </div>
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!shown && !failed && <Skeleton active paragraph={{ rows: 8 }} />}
      {shown && (
        <ComponentBoundary of={shown}>
          <ol ref={list} className={styles.reviews} aria-label={t('reviews.title')} aria-busy={isFetching}>
            {rows.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} onStep={onStep} />
              </li>
            ))}
          </ol>
          {rows.length === 0 && (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(emptyText(isFiltered, status))}>
              {isFiltered && <Button onClick={query.clear}>{t('bookings.clear')}</Button>}
            </Empty>
          )}
          <Pagination
            showSizeChanger={false}
            hideOnSinglePage
            showLessItems
            current={query.page}
            pageSize={PAGE_SIZE}
            total={shown.count}
            onChange={(page) => query.set('page', page > 1 ? String(page) : undefined)}
          />
        </ComponentBoundary>
      )}
      {asked && Dialog && (
        <Dialog
          key={asked.review.id}
          // A colleague may have been faster: what is decided is about the review as it is now.
          review={rows.find(({ id }) => id === asked.review.id) ?? asked.review}
          onClose={() => setAsked(undefined)}
          onDone={(text) => {
            setAsked(undefined);
            setSaid({ text });
          }}
        />
      )}
    </OfficePage>
  );
}

function emptyText(isFiltered: boolean, status: string) {
  if (isFiltered) return 'reviews.noMatch';
  return status === FIRST ? 'reviews.noneWaits' : 'reviews.none';
}

/** What the address asks for, as the API takes it. */
function useArg(query: ReturnType<typeof useListQuery>, status: string): ListReviewsApiArg {
  const lang = useLanguage();
  const { get } = query;
  return {
    lang,
    page: query.page,
    pageSize: PAGE_SIZE,
    search: query.search,
    status: status === 'all' ? undefined : status,
    package: get('package'),
    resort: get('resort'),
    experience: get('experience'),
    rating: get('rating'),
    language: get('language'),
    verified: get('verified'),
    sort: get('sort'),
  } as ListReviewsApiArg;
}
