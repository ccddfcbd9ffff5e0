import { ConfigProvider, type ConfigProviderProps } from 'antd';
import enGB from 'antd/locale/en_GB';
import ruRU from 'antd/locale/ru_RU';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import type { Language } from '@atoll/contract/languages';
import { useLanguage } from '@atoll/i18n/instance';
import { antdToken } from '@atoll/ui/tokens';
import './antd.gen.css';

const LOCALES: Record<Language, ConfigProviderProps['locale']> = { en: enGB, ru: ruRU, zh: zhCN };

/** Ant Design in the product's colours. The styles are the static sheet the build made: nothing is created at run time. */
export function OfficeTheme({ children }: { children: ReactNode }) {
  const locale = LOCALES[useLanguage()];
  return (
    <ConfigProvider
      locale={locale}
      theme={{
        token: antdToken('light'),
        cssVar: { key: 'atoll-office', prefix: 'ant' },
        hashed: false,
        zeroRuntime: true,
      }}
    >
      {children}
    </ConfigProvider>
  );
}
