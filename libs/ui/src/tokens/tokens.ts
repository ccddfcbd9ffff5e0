/**
 * The look of the product in one place. `tokens.css` (CSS variables) is generated from here by `write-css.mjs`, and the
 * office's Ant Design theme reads the same values, so no colour or length is written down twice.
 */
export const light = {
  /** Text; deep lagoon. */
  ink: '#0b2f38',
  muted: '#4f666b',
  /** Page ground: warm paper. */
  paper: '#fdfbf7',
  /** Quiet surfaces. */
  sand: '#f6f1e8',
  sandDeep: '#ece4d6',
  raised: '#ffffff',
  /** Hairlines, and the stronger line around what can be filled in (3:1). */
  line: '#e2dacb',
  lineStrong: '#7f9092',
  accent: '#0e8f96',
  accentSoft: '#e0f0ef',
  link: '#0a6d73',
  linkHover: '#084f54',
  /** The one primary action of a view. */
  action: '#c9431f',
  actionHover: '#ab3616',
  onAction: '#ffffff',
  danger: '#b3261e',
  dangerSoft: '#fbe9e4',
  success: '#1f6b45',
  successSoft: '#e4f1e8',
  warning: '#7a5200',
  warningSoft: '#faf0d8',
  /** Rating stars and small festive marks. */
  sun: '#c9861b',
  /** The foot of the page, dark in both schemes. */
  night: '#0b2f38',
  onNight: '#f3ede1',
  onNightMuted: '#a9c0c2',
  lineNight: '#23474f',
  focus: '#0a6d73',
  /** Text on pictures and the scrims that carry it, the same in both schemes. */
  onPicture: '#ffffff',
  scrimDeep: 'rgb(5 26 32 / 78%)',
  /** White on it reads at 4.5:1 whatever lies below. */
  scrimDense: 'rgb(5 26 32 / 62%)',
  scrimHalf: 'rgb(5 26 32 / 46%)',
  scrimSoft: 'rgb(5 26 32 / 34%)',
  scrimNone: 'rgb(5 26 32 / 0%)',
} as const;

export const dark: Record<keyof typeof light, string> = {
  ink: '#e9f2f1',
  muted: '#9db5b8',
  paper: '#08222a',
  sand: '#0e2d36',
  sandDeep: '#143842',
  raised: '#103039',
  line: '#21454e',
  lineStrong: '#6c8990',
  accent: '#45b9bd',
  accentSoft: '#123c43',
  link: '#62cdd0',
  linkHover: '#8fe0e2',
  action: '#f0805c',
  actionHover: '#f59a7c',
  onAction: '#1d0b05',
  danger: '#ff9d91',
  dangerSoft: '#3a1d1b',
  success: '#7fd3a4',
  successSoft: '#11362b',
  warning: '#f0c36b',
  warningSoft: '#352c14',
  sun: '#f0b54e',
  night: '#051a20',
  onNight: '#f3ede1',
  onNightMuted: '#9db5b8',
  lineNight: '#1b3b43',
  focus: '#8fe0e2',
  onPicture: light.onPicture,
  scrimDeep: light.scrimDeep,
  scrimDense: light.scrimDense,
  scrimHalf: light.scrimHalf,
  scrimSoft: light.scrimSoft,
  scrimNone: light.scrimNone,
};

export const fonts = {
  display: "'Prata', 'Prata Fallback', 'Noto Serif', serif",
  text: "'Manrope Variable', 'Manrope Fallback', 'Noto Sans', sans-serif",
  displayZh: "'Prata', 'Songti SC', 'Noto Serif CJK SC', 'Source Han Serif SC', 'STSong', serif",
  textZh: "'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', 'Source Han Sans SC', sans-serif",
} as const;

/** Type scale in rem; the three display sizes grow with the window. */
export const text = {
  xs: '0.75rem',
  s: '0.875rem',
  m: '1rem',
  l: '1.125rem',
  xl: '1.375rem',
  h3: 'clamp(1.25rem, 1.13rem + 0.5vw, 1.5rem)',
  h2: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem)',
  h1: 'clamp(2rem, 1.45rem + 2.4vw, 3.25rem)',
  hero: 'clamp(2.375rem, 1.55rem + 3.6vw, 4.5rem)',
} as const;

/** Spacing in steps of 4 px, by number of steps. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  section: 'clamp(3.5rem, 2.4rem + 4.6vw, 7rem)',
  gutter: 'clamp(1.25rem, 0.6rem + 2.8vw, 3rem)',
} as const;

export const radii = { s: '4px', m: '8px', l: '14px', pill: '999px' } as const;

export const shadows = {
  low: '0 1px 2px rgb(11 47 56 / 6%), 0 2px 8px rgb(11 47 56 / 5%)',
  high: '0 2px 6px rgb(11 47 56 / 8%), 0 18px 48px rgb(11 47 56 / 16%)',
} as const;

export const motion = {
  fast: '140ms cubic-bezier(0.2, 0, 0, 1)',
  slow: '420ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const sizes = { container: '78rem', measure: '42rem', target: '2.75rem', header: '4.5rem' } as const;

/** Seed of the office's Ant Design theme (`ConfigProvider theme={{ token }}`); `scheme` follows the system. */
export const antdToken = (scheme: 'light' | 'dark') => {
  const colours = scheme === 'dark' ? dark : light;
  return {
    colorPrimary: colours.link,
    colorInfo: colours.link,
    colorLink: colours.link,
    colorError: colours.danger,
    colorSuccess: colours.success,
    colorWarning: colours.warning,
    colorText: colours.ink,
    colorTextSecondary: colours.muted,
    colorTextPlaceholder: colours.muted,
    // On what is filled: in the dark the fills are light, and white would not be read on them.
    colorTextLightSolid: scheme === 'dark' ? colours.night : colours.raised,
    // Else it stands at 45 % black: too pale for what an empty list says.
    colorTextDescription: colours.muted,
    colorBgBase: colours.paper,
    colorBgContainer: colours.raised,
    colorBgElevated: colours.raised,
    colorBgLayout: colours.paper,
    colorBorder: colours.lineStrong,
    colorBorderSecondary: colours.line,
    fontFamily: fonts.text,
    fontSize: 15,
    borderRadius: 8,
    controlHeight: 40,
    controlHeightLG: 44,
  };
};
