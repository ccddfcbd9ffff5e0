// The part of react-i18next that shell and remotes use, for the same reason as the router's facade: texts are plain, so
// neither `Trans` nor its parser of markup is among it.
export { I18nextProvider, initReactI18next, useTranslation } from 'real-react-i18next';
