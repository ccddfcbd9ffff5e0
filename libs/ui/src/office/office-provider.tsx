import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import enGB from 'antd/locale/en_GB.js';
import ruRU from 'antd/locale/ru_RU.js';
import zhCN from 'antd/locale/zh_CN.js';
import type { ReactNode } from 'react';
import type { Language } from '@atoll/contract/languages';
import { useLanguage } from '@atoll/i18n/instance';
import { antdToken } from '../tokens/tokens.ts';

type Locale = NonNullable<ConfigProviderProps['locale']>;
/** In the package that other repositories install this is a module of Node's kind, to which CommonJS is its exports as a whole. */
const localeOf = (module: Locale | { default: Locale }): Locale => ('default' in module ? module.default : module);
const LOCALES: Record<Language, Locale> = { en: localeOf(enGB), ru: localeOf(ruRU), zh: localeOf(zhCN) };

/**
 * Ant Design creates its variables and a few rules at run time even so. Outside the document they change nothing, and the
 * content security policy has nothing to refuse. A server that draws pages has no document.
 */
const NOWHERE = typeof document === 'undefined' ? {} : { container: document.createElement('div') };

/** Ant Design in the product's colours. The styles are the static sheet that the remote's build made, which the remote loads. */
export function OfficeProvider({ children }: { children: ReactNode }) {
  const locale = LOCALES[useLanguage()];
  return (
    <StyleProvider {...NOWHERE}>
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
