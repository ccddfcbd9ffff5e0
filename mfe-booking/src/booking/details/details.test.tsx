import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BOOKING_ID, FIRST_DAY } from '../../test/fixtures';
import { asCustomer } from '../../test/customer';
import { BOOKED, openBooking } from '../../test/open-booking';

const DETAILS = `PATCH /bookings/${BOOKING_ID}/details/`;
const OPEN = { status: 'confirmed', allowed_actions: ['edit_details'] };
const details = { arrival_flight_no: null, departure_flight_no: null, due: '2098-12-31', named_travellers: [] };

const open = async (handlers: Parameters<typeof openBooking>[0]) => {
  const opened = await openBooking({ part: { ...OPEN, details }, ...handlers });
  const part = within(await screen.findByRole('region', { name: 'Your flights and wishes' }));
  return { ...opened, part };
};

beforeEach(() => localStorage.clear());

describe('flights and wishes of a booking', () => {
  it('are asked for while they are missing, and sent with the version that was read', async () => {
    const answer = { ...BOOKED, ...OPEN, details, arrival_flight_at: `${FIRST_DAY}T13:05` };
    const { user, api, part } = await open({ handlers: { [DETAILS]: { body: answer } } });
    expect(part.getByText(/We do not know all your flights yet/)).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Add flights and wishes' }));
    fireEvent.change(part.getByLabelText(/Landing in the Maldives/), { target: { value: `${FIRST_DAY}T13:05` } });
    await user.type(part.getByLabelText(/Flight number, arrival/), 'QR674');
    await user.type(part.getByLabelText('Traveller 2'), 'LI WEI');
    await user.click(part.getByRole('button', { name: 'Save' }));
    expect(await part.findByText('Saved. Thank you: your details have reached us.')).toBeVisible();
    const sent = api.requests.find(({ method }) => method === 'PATCH');
    expect(sent?.headers.get('if-match')).toBe(`"${BOOKED.version}"`);
    expect(sent?.body).toEqual({
      arrival_flight_at: `${FIRST_DAY}T13:05`,
      arrival_flight_no: 'QR674',
      named_travellers: [{ name: 'LI WEI', birth_date: null, nationality: null }],
    });
  });

  it('keep what was typed when they are refused, with the reason beside its field', async () => {
    const fields = {
      arrival_flight_no: ['Please enter a flight number such as QR674'],
      'named_travellers.0.name': ['Too short'],
    };
    const { user, part } = await open({ handlers: { [DETAILS]: { status: 400, body: fields } } });
    await user.click(part.getByRole('button', { name: 'Add flights and wishes' }));
    await user.type(part.getByLabelText(/Flight number, arrival/), 'Q');
    await user.type(part.getByLabelText('Traveller 2'), 'X');
    await user.click(part.getByRole('button', { name: 'Save' }));
    const flight = await part.findByLabelText(/Flight number, arrival/);
    await waitFor(() => expect(flight).toBeInvalid());
    expect(flight).toHaveValue('Q');
    expect(flight).toHaveAccessibleDescription('Please enter a flight number such as QR674');
    expect(part.getByLabelText('Traveller 2')).toHaveAccessibleDescription('Too short');
  });

  it('are saved on the booking as it is by now after somebody else was faster', async () => {
    const current = { ...BOOKED, ...OPEN, details, special_requests: 'By phone', version: 7 };
    let stored: object = { ...BOOKED, ...OPEN, details };
    const answers = [
      { status: 412, body: { detail: 'Changed', code: 'stale_version', current } },
      { body: { ...current, version: 8 } },
    ];
    const { user, api, part } = await open({
      handlers: {
        [`GET /bookings/${BOOKING_ID}/`]: () => ({ body: stored }),
        [DETAILS]: () => {
          stored = current;
          return answers.shift()!;
        },
      },
    });
    await user.click(part.getByRole('button', { name: 'Add flights and wishes' }));
    await user.type(part.getByLabelText(/Flight number, arrival/), 'QR674');
    await user.click(part.getByRole('button', { name: 'Save' }));
    expect(await part.findByText(/The booking was changed meanwhile/)).toBeVisible();
    expect(part.getByLabelText(/Flight number, arrival/)).toHaveValue('QR674');
    await user.click(part.getByRole('button', { name: 'Save' }));
    expect(await part.findByText('Saved. Thank you: your details have reached us.')).toBeVisible();
    const sent = api.requests.filter(({ method }) => method === 'PATCH');
    expect(sent.map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      [`"${BOOKED.version}"`, { arrival_flight_no: 'QR674' }],
      ['"7"', { arrival_flight_no: 'QR674' }],
    ]);
  });

  it('lead to the agency once the day for them is over', async () => {
    const part = { ...OPEN, allowed_actions: [], details: { ...details, due: '2020-01-01' } };
    await openBooking({ part });
    const region = within(await screen.findByRole('region', { name: 'Your flights and wishes' }));
    expect(region.getByText(/Until 1 January 2020 this could be changed here/)).toBeVisible();
    expect(region.queryByRole('button')).toBeNull();
  });

  const ANNA = { id: 't1', name: 'SMIRNOVA ANNA', birth_date: '1988-04-12', nationality: 'RU', version: 1 };
  const LIST = 'GET /customers/me/travellers/';
  const KEEP = 'POST /customers/me/travellers/';

  it('name a signed-in customer’s travellers with a click, and keep new ones for the next time', async () => {
    const answer = { ...BOOKED, ...OPEN, details };
    const { user, api, part } = await open({
      prepare: asCustomer,
      handlers: { [DETAILS]: { body: answer }, [LIST]: { body: [ANNA] }, [KEEP]: { status: 201, body: ANNA } },
    });
    await user.click(part.getByRole('button', { name: 'Add flights and wishes' }));
    await user.click(await part.findByRole('button', { name: 'Put SMIRNOVA ANNA on a line' }));
    expect(part.getByLabelText('Traveller 1')).toHaveValue('SMIRNOVA ANNA');
    expect(part.getByLabelText('Traveller 1')).toHaveFocus();
    expect(part.queryByRole('button', { name: /SMIRNOVA/ })).toBeNull();
    expect(part.queryByRole('checkbox', { name: 'Save new travellers in my account' })).toBeNull();
    await user.type(part.getByLabelText('Traveller 2'), 'LI WEI');
    await user.click(part.getByRole('checkbox', { name: 'Save new travellers in my account' }));
    await user.click(part.getByRole('button', { name: 'Save' }));
    expect(await part.findByText('Saved. Thank you: your details have reached us.')).toBeVisible();
    const sent = (verb: string) => api.requests.find(({ method, path }) => `${method} ${path}` === verb)?.body;
    expect(sent(DETAILS)).toEqual({
      named_travellers: [
        { name: 'SMIRNOVA ANNA', birth_date: '1988-04-12', nationality: 'RU' },
        { name: 'LI WEI', birth_date: null, nationality: null },
      ],
    });
    expect(sent(KEEP)).toEqual({ name: 'LI WEI', birth_date: null, nationality: null });
  }, 20_000);

  it('fill an empty line from the account, know who is in it however it is written, and keep nobody unasked', async () => {
    const { user, api, part } = await open({
      prepare: asCustomer,
      handlers: {
        [DETAILS]: { body: { ...BOOKED, ...OPEN, details } },
        [LIST]: { body: [ANNA] },
        [KEEP]: { status: 201, body: ANNA },
      },
    });
    await user.click(part.getByRole('button', { name: 'Add flights and wishes' }));
    fireEvent.change(part.getByLabelText('Date of birth: Traveller 1'), { target: { value: '1990-01-02' } });
    await user.click(await part.findByRole('button', { name: 'Put SMIRNOVA ANNA on a line' }));
    expect(part.getByLabelText('Traveller 1')).toHaveValue('');
    fireEvent.change(part.getByLabelText('Traveller 2'), { target: { value: 'Smirnova Anna ' } });
    expect(part.queryByRole('checkbox', { name: 'Save new travellers in my account' })).toBeNull();
    fireEvent.change(part.getByLabelText('Traveller 1'), { target: { value: 'LI WEI' } });
    expect(part.getByRole('checkbox', { name: 'Save new travellers in my account' })).not.toBeChecked();
    await user.click(part.getByRole('button', { name: 'Save' }));
    expect(await part.findByText('Saved. Thank you: your details have reached us.')).toBeVisible();
    expect(api.requests.filter(({ path, method }) => `${method} ${path}` === KEEP)).toEqual([]);
  }, 20_000);

  it('say when the booking was saved and the account was not', async () => {
    const { user, part } = await open({
      prepare: asCustomer,
      handlers: {
        [DETAILS]: { body: { ...BOOKED, ...OPEN, details } },
        [LIST]: { body: [] },
        [KEEP]: { status: 409, body: { detail: 'Full', code: 'travellers_full' } },
      },
    });
    await user.click(part.getByRole('button', { name: 'Add flights and wishes' }));
    await user.type(part.getByLabelText('Traveller 1'), 'LI WEI');
    await user.click(part.getByRole('checkbox', { name: 'Save new travellers in my account' }));
    await user.click(part.getByRole('button', { name: 'Save' }));
    expect(await part.findByText(/could not be kept in your account/)).toBeVisible();
  });

  it('offer nothing to keep to whoever is not signed in', async () => {
    const { user, api, part } = await open({});
    await user.click(part.getByRole('button', { name: 'Add flights and wishes' }));
    await user.type(part.getByLabelText('Traveller 1'), 'LI WEI');
    expect(part.queryByRole('checkbox', { name: 'Save new travellers in my account' })).toBeNull();
    expect(api.requests.some(({ path }) => path.startsWith('/customers/'))).toBe(false);
  });
});
