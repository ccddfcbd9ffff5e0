export type Thing =
  | 'booking'
  | 'payment'
  | 'export'
  | 'session'
  | 'staffSession'
  | 'customer'
  | 'message'
  | 'trip'
  | 'error'
  | 'subscriber'
  | 'mail'
  | 'review'
  | 'colleague'
  | 'lead'
  | 'change'
  | 'traveller';

/**
 * Every operation that names something by an id, with whose it is: `own` opens to its owner alone, `office` to staff with the
 * permission, `shown` to everybody once the office has published it. Operations of the catalogue and of the pages are not here:
 * what they name belongs to the agency, and `permissions.api-spec.ts` says who may change it.
 */
export const OBJECTS = {
  getBooking: { thing: 'booking', whose: 'own' },
  getBookingAgreement: { thing: 'booking', whose: 'own' },
  getBookingTimeline: { thing: 'booking', whose: 'own' },
  listBookingPapers: { thing: 'booking', whose: 'own' },
  getBookingPaper: { thing: 'booking', whose: 'own' },
  getBookingVoucher: { thing: 'booking', whose: 'own' },
  getBookingCalendar: { thing: 'booking', whose: 'own' },
  getCancellationCost: { thing: 'booking', whose: 'own' },
  extendBooking: { thing: 'booking', whose: 'own' },
  cancelBooking: { thing: 'booking', whose: 'own' },
  listChangeRequests: { thing: 'booking', whose: 'own' },
  createChangeRequest: { thing: 'booking', whose: 'own' },
  quoteChange: { thing: 'booking', whose: 'own' },
  listBookingMessages: { thing: 'booking', whose: 'own' },
  createBookingMessage: { thing: 'booking', whose: 'own' },
  readBookingMessages: { thing: 'booking', whose: 'own' },
  listBookingMessageTemplates: { thing: 'booking', whose: 'office' },
  withdrawChangeRequest: { thing: 'change', whose: 'own' },
  acceptChangeRequest: { thing: 'change', whose: 'office' },
  declineChangeRequest: { thing: 'change', whose: 'office' },
  updateBookingDetails: { thing: 'booking', whose: 'own' },
  updateBooking: { thing: 'booking', whose: 'office' },
  approveBooking: { thing: 'booking', whose: 'office' },
  declineBooking: { thing: 'booking', whose: 'office' },
  completeBooking: { thing: 'booking', whose: 'office' },
  markNoShow: { thing: 'booking', whose: 'office' },
  reopenBooking: { thing: 'booking', whose: 'office' },
  listPayments: { thing: 'booking', whose: 'own' },
  startPayment: { thing: 'booking', whose: 'own' },
  sendPaymentProof: { thing: 'booking', whose: 'own' },
  recordPayment: { thing: 'booking', whose: 'office' },
  capturePayment: { thing: 'payment', whose: 'office' },
  failPayment: { thing: 'payment', whose: 'office' },
  refundPayment: { thing: 'payment', whose: 'office' },
  getPaymentProof: { thing: 'payment', whose: 'office' },
  getCustomerBooking: { thing: 'booking', whose: 'own' },
  getCustomerExport: { thing: 'export', whose: 'own' },
  updateSavedTraveller: { thing: 'traveller', whose: 'own' },
  deleteSavedTraveller: { thing: 'traveller', whose: 'own' },
  revokeCustomerSession: { thing: 'session', whose: 'own' },
  revokeCurrentUserSession: { thing: 'staffSession', whose: 'own' },
  getOfficeCustomer: { thing: 'customer', whose: 'office' },
  getContactMessage: { thing: 'message', whose: 'office' },
  updateContactMessage: { thing: 'message', whose: 'office' },
  convertContactMessage: { thing: 'message', whose: 'office' },
  replyToContactMessage: { thing: 'message', whose: 'office' },
  getBookingIntent: { thing: 'lead', whose: 'office' },
  updateBookingIntent: { thing: 'lead', whose: 'office' },
  getTripRequest: { thing: 'trip', whose: 'office' },
  updateTripRequest: { thing: 'trip', whose: 'office' },
  addTripRequestNote: { thing: 'trip', whose: 'office' },
  transitionTripRequest: { thing: 'trip', whose: 'office' },
  sendTripOffer: { thing: 'trip', whose: 'office' },
  getTripWish: { thing: 'trip', whose: 'own' },
  acceptTripOffer: { thing: 'trip', whose: 'own' },
  declineTripOffer: { thing: 'trip', whose: 'own' },
  getErrorReport: { thing: 'error', whose: 'office' },
  updateErrorReport: { thing: 'error', whose: 'office' },
  unsubscribeSubscriber: { thing: 'subscriber', whose: 'office' },
  retryOutboxMessage: { thing: 'mail', whose: 'office' },
  getReview: { thing: 'review', whose: 'office' },
  approveReview: { thing: 'review', whose: 'office' },
  rejectReview: { thing: 'review', whose: 'office' },
  hideReview: { thing: 'review', whose: 'office' },
  replyToReview: { thing: 'review', whose: 'office' },
  deleteReview: { thing: 'review', whose: 'office' },
  markReviewHelpful: { thing: 'review', whose: 'shown' },
  reportReview: { thing: 'review', whose: 'shown' },
  getUser: { thing: 'colleague', whose: 'office' },
  updateUser: { thing: 'colleague', whose: 'office' },
  deleteUser: { thing: 'colleague', whose: 'office' },
  inviteUserAgain: { thing: 'colleague', whose: 'office' },
  resetUserPassword: { thing: 'colleague', whose: 'office' },
  revokeUserSessions: { thing: 'colleague', whose: 'office' },
  unlockUser: { thing: 'colleague', whose: 'office' },
  deleteUserTotp: { thing: 'colleague', whose: 'office' },
} as const satisfies Record<string, { thing: Thing; whose: 'own' | 'office' | 'shown' }>;
