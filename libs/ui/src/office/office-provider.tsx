import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import enGB from 'antd/locale/en_GB';
import ruRU from 'antd/locale/ru_RU';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import type { Language } from '@atoll/contract/languages';
import { useLanguage } from '@atoll/i18n/instance';
import { antdToken } from '../tokens/tokens.ts';

const LOCALES: Record<Language, ConfigProviderProps['locale']> = { en: enGB, ru: ruRU, zh: zhCN };

/**
 * Ant Design creates its variables and a few rules at run time even so. Outside the document they change nothing, and the
 * content security policy has nothing to refuse.
 */
const NOWHERE = document.createElement('div');

/** Ant Design in the product's colours. The styles are the static sheet that the remote's build made, which the remote loads. */
export function OfficeProvider({ children }: { children: ReactNode }) {
  const locale = LOCALES[useLanguage()];
  return (
    <StyleProvider container={NOWHERE}>
      <ConfigProvider
        locale={locale}
        // Two Chinese characters are a word: the kit would set a space between them.
        button={{ autoInsertSpace: false }}
        theme={{
          token: antdToken('light'),
          cssVar: { key: 'atoll-office', prefix: 'ant' },
          hashed: false,
          zeroRuntime: true,
        }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
