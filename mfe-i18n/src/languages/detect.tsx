import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDetectLanguageMutation } from '@atoll/api-client/endpoints/languages.gen';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { TextArea } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useLanguageName } from '../sections/use-language-name';
import styles from './languages.module.css';

/** Tells what a text is written in, as messages of guests are told apart. */
export function Detect() {
  const { t } = useTranslation('i18n');
  const format = useFormat();
  const language = useLanguage();
  const nameOf = useLanguageName();
  const [text, setText] = useState('');
  const [detect, { data, error, isLoading }] = useDetectLanguageMutation();
  const percent = (share: number) => t('langs.percent', { percent: format.number(Math.round(share * 100)) });
  const scriptOf = (script: string) => new Intl.DisplayNames([language], { type: 'script' }).of(script) ?? script;
  return (
    <section className={styles.detect} aria-labelledby="detect">
      <h2 id="detect">{t('detect.title')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !isLoading) void detect({ detectLanguageDto: { text } });
        }}
      >
        <TextArea
          label={t('detect.text')}
          hint={t('detect.hint')}
          rows={3}
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button htmlType="submit" disabled={!text.trim()} aria-busy={isLoading}>
          {t('detect.run')}
        </Button>
      </form>
      <div role="status">
        {error !== undefined && !isLoading && <Notice kind="error">{errorText(error)}</Notice>}
        {data && !error && (
          <dl className={styles.detected}>
            <div>
              <dt>{t('language')}</dt>
              <dd>{data.detected_language === 'und' ? t('detect.none') : nameOf(data.detected_language)}</dd>
            </div>
            {data.script && (
              <div>
                <dt>{t('detect.script')}</dt>
                <dd>{scriptOf(data.script)}</dd>
              </div>
            )}
            <div>
              <dt>{t('detect.confidence')}</dt>
              <dd>{percent(data.confidence)}</dd>
            </div>
            <div>
              <dt>{t('detect.why')}</dt>
              <dd>{t(`detect.${data.reliable ? 'reliable' : 'unreliable'}`)}</dd>
            </div>
            {data.alternatives.length > 0 && (
              <div>
                <dt>{t('detect.also')}</dt>
                <dd>
                  {data.alternatives.map((one) => `${nameOf(one.language)} ${percent(one.confidence)}`).join(', ')}
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </section>
  );
}
