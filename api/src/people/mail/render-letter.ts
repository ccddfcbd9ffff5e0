import { unjoined } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { escapeHtml } from '../../platform/fields/escape-html.js';
import type { Block, Frame, Letter } from './letter.js';

/** Colours of the brand, inline because mail programs drop style sheets; the dark ones for those that keep them. */
const INK = '#0b2f38';
const MUTED = '#4f666b';
const GROUND = '#f6f1e8';
const SHEET = '#fdfbf7';
const LINE = '#e2dacb';
const LINK = '#0a6d73';
const ACTION = '#c9431f';
const ON_ACTION = '#ffffff';
const FONT =
  "font-family:'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif";

const DARK = `@media (prefers-color-scheme:dark){.ground{background:#08222a!important}.sheet{background:#103039!important;border-color:#21454e!important}.ink,.ink td,.ink h1{color:#e9f2f1!important}.muted,.muted td{color:#9db5b8!important}.line{border-color:#21454e!important}.link{color:#62cdd0!important}}`;

/** Between a label and its value, where no table does it. */
const COLON: Record<Language, string> = { en: ': ', ru: ': ', zh: '：' };

const breaks = (text: string) => escapeHtml(text).replace(/\r\n?|\n/g, '<br>');

const paragraph = (content: string, style = '', kind = 'ink') =>
  `<p class="${kind}" style="margin:0 0 16px;color:${kind === 'ink' ? INK : MUTED};${style}">${content}</p>`;

const addressHtml = (url: string) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${LINK};word-break:break-all">${escapeHtml(url)}</a>`;

function blockHtml(block: Block): string {
  if (typeof block === 'string') return paragraph(breaks(block));
  if ('note' in block) {
    const address = block.url === undefined ? '' : `<br>${addressHtml(block.url)}`;
    return paragraph(`${breaks(block.note)}${address}`, 'font-size:14px;line-height:20px;', 'muted');
  }
  if ('quote' in block) {
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="ink line" style="padding:4px 0 4px 16px;border-left:3px solid ${LINK};color:${INK}">${breaks(block.quote)}</td></tr></table>`;
  }
  if ('links' in block) {
    const links = block.links.map(
      ({ label, url }) =>
        `<a class="link" href="${escapeHtml(url)}" style="color:${LINK};font-weight:600">${escapeHtml(label)}</a>`,
    );
    return paragraph(links.join('<br>'));
  }
  if ('facts' in block) {
    const rows = block.facts
      .filter(([, value]) => value)
      .map(
        ([label, value]) =>
          `<tr><td class="muted line" width="30%" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid ${LINE};color:${MUTED};font-size:14px;line-height:20px">${escapeHtml(label)}</td><td class="ink line" valign="top" style="padding:8px 0;border-bottom:1px solid ${LINE};color:${INK}">${breaks(value ?? '')}</td></tr>`,
      );
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows.join('')}</table>`;
  }
  const { label, url } = block.action;
  // The padding is on the cell: Outlook ignores it on a link.
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td bgcolor="${ACTION}" style="background:${ACTION};border-radius:4px;padding:12px 24px"><a href="${escapeHtml(url)}" style="color:${ON_ACTION};text-decoration:none;font-weight:600">${escapeHtml(label)}</a></td></tr></table>${paragraph(
    addressHtml(url),
    'font-size:14px;line-height:20px;',
    'muted',
  )}`;
}

/** The HTML part: one table, 600 px at most, readable without pictures, in Outlook and in dark mode. */
export function letterHtml({ subject, title, blocks }: Letter, { locale, site, link, say }: Frame): string {
  const home = link('/');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${GROUND};${FONT}">
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${GROUND}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;${FONT};font-size:16px;line-height:24px">
<tr><td style="padding:0 0 16px"><a class="link" href="${escapeHtml(home)}" style="color:${LINK};text-decoration:none;font-weight:600">${escapeHtml(site)}</a></td></tr>
<tr><td class="sheet line" style="padding:32px;background:${SHEET};border:1px solid ${LINE}">
<h1 class="ink" style="margin:0 0 16px;color:${INK};font-size:24px;line-height:32px;font-weight:600">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 0 0;color:${MUTED};font-size:13px;line-height:20px">${escapeHtml(say('sent_by'))} <a class="link" href="${escapeHtml(home)}" style="color:${LINK}">${escapeHtml(home)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** One line beside its label, several below it. */
const valueText = (value: string, colon: string): string => {
  const lines = value.split(/\r\n?|\n/);
  return lines.length > 1 ? lines.map((line) => `\n  ${line}`).join('') : `${colon.endsWith(' ') ? ' ' : ''}${value}`;
};

function blockText(block: Block, colon: string): string {
  if (typeof block === 'string') return block;
  if ('note' in block) return block.url === undefined ? block.note : `${block.note}\n${block.url}`;
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('links' in block) return block.links.map(({ label, url }) => `${label}${colon.trim()}\n${url}`).join('\n');
  if ('action' in block) return `${block.action.label}${colon.trim()}\n${block.action.url}`;
  return block.facts
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}${colon.trimEnd()}${valueText(value ?? '', colon)}`)
    .join('\n');
}

/** The plain text part, with the same words. */
export const letterText = ({ title, blocks }: Letter, { locale, link, say }: Frame): string =>
  unjoined(
    `${[title, ...blocks.map((block) => blockText(block, COLON[locale]))].join('\n\n')}\n\n-- \n${say('sent_by')}\n${link('/')}\n`,
  );
