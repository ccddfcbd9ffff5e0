import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePermission } from '@atoll/api-client/base';
import { useGetContentStateQuery } from '@atoll/api-client/endpoints/content.gen';
import { paths } from '@atoll/contract/paths';
import { notify } from '@atoll/ui/shell-context';
import { HistoryDialog } from './history-dialog';
import type { ContentDocument, Kind } from './kind';
import { type Step, stepsOf } from './life';
import { PreviewDialog } from './preview-dialog';
import { LifeDialog } from './life-dialog';
import type { ContentForm } from './use-form';
import { usePreview } from './use-preview';

/** What may be done with a thing now, and what it was before. What is typed is stored first. */
export function FormActions({
  kind,
  form,
  onSave,
}: {
  kind: Kind;
  form: ContentForm;
  onSave: () => Promise<ContentDocument | null>;
}) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [open, setOpen] = useState<Step | 'history'>();
  const [token, setToken] = useState<string>();
  const may = { change: usePermission(kind.permissions.change), publish: usePermission(kind.permissions.publish) };
  const { document: stored, changed } = form;
  const { data: state } = useGetContentStateQuery({ kind: kind.path, id: String(stored.id) });
  const preview = usePreview(kind, form);
  const slug = form.mine['slug'] || stored.slug;
  const site = typeof slug === 'string' ? kind.site?.(slug) : undefined;
  const begin = async (step: Step) => {
    const isReady = changed.length === 0 || step === 'delete' || step === 'archive' || (await onSave());
    if (isReady) setOpen(step);
  };
  return (
    <>
      <Flex wrap gap="small" role="group" aria-label={t('content.actions')}>
        {state &&
          stepsOf(kind, state, may).map((step) => (
            <Button
              key={step}
              type={step === 'publish' && state.status !== 'published' ? 'primary' : 'default'}
              danger={step === 'delete'}
              aria-haspopup="dialog"
              onClick={() => void begin(step)}
            >
              {t(step === 'publish' && state.status === 'published' ? 'life.languages' : `life.${step}`)}
            </Button>
          ))}
        {site && may.change && (
          <Button aria-haspopup="dialog" onClick={() => void preview().then((made) => made && setToken(made))}>
            {t('preview.title')}
          </Button>
        )}
        <Button type="text" aria-haspopup="dialog" onClick={() => setOpen('history')}>
          {t('history.title')}
        </Button>
      </Flex>
      {site && token && <PreviewDialog path={site} token={token} onClose={() => setToken(undefined)} />}
      {open === 'history' && <HistoryDialog kind={kind} form={form} onClose={() => setOpen(undefined)} />}
      {open && open !== 'history' && (
        <LifeDialog
          kind={kind}
          step={open}
          document={stored}
          onBlame={form.blame}
          onClose={() => setOpen(undefined)}
          onDone={(after) => {
            setOpen(undefined);
            notify({ kind: 'success', text: t(`life.${open}_done`) });
            if (after && open !== 'duplicate') form.moved(after);
            if (open === 'delete') {
              form.discard();
              void navigate(kind.screen);
            }
            if (open === 'duplicate' && after) void navigate(paths.dashboardForm(kind.screen, after.id));
          }}
        />
      )}
    </>
  );
}
