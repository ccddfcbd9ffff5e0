/** Pages that the server draws as well as the browser, which is all but those of an account: what the server runs carries no others. */
export const drawnPages = {
  choice: () => import('./choice/choice-page'),
  stay: () => import('./booking-form/stay-page'),
  stayChoice: () => import('./choice/stay-choice-page'),
  form: () => import('./booking-form/form-page'),
  builder: () => import('./builder/builder-page'),
  sent: () => import('./builder/sent-page'),
  offer: () => import('./offer/offer-page'),
  lookup: () => import('./lookup/lookup-page'),
  confirmation: () => import('./booking/booking-page'),
  agreement: () => import('./agreement/agreement-page'),
  review: () => import('./review/review-page'),
};
