import { defineServer } from '@atoll/contract/drawing';
import contract from './contract';
import form from './booking-form/form.page';
import stay from './booking-form/stay.page';
import stayChoice from './choice/stay-choice.page';
import builder from './builder/builder.page';
import sent from './builder/sent.page';
import offer from './offer/offer.page';
import choice from './choice/choice.page';
import lookup from './lookup/lookup.page';
import account from './account/account.page';
import agreement from './agreement/agreement.page';
import booking from './booking/booking.page';
import contact from './contact/contact.page';
import review from './review/review.page';

// What the server runs of this remote. What pages show of what a browser keeps, they show when it has taken them over.
export default defineServer({
  contract,
  pages: {
    choice,
    form,
    stay,
    stayChoice,
    lookup,
    builder,
    sent,
    offer,
    confirmation: booking,
    agreement,
    review,
    contact,
    login: account('login'),
    register: account('register'),
    forgot: account('forgot'),
    resend: account('resend'),
    trips: account('trips'),
    documents: account('documents'),
    notifications: account('notifications'),
    travellers: account('travellers'),
    profile: account('profile'),
    security: account('security'),
    privacy: account('privacy'),
  },
});
