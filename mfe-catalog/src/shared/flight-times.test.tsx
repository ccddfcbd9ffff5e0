import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { FlightTimes } from './flight-times';
import { FlightsFit } from './flights-fit';

const way = { feasible: true, code: null, message: null, limit: null, leaves_at: null };
const night = { kind: 'overnight_before', code: 'nala-inn', name: 'Nala Inn', amount: '96.00' };
const open = (answer: { status?: number } = {}, page = <FlightTimes to={{ resort: 'madi-faru' }} />) =>
  renderApp(page, {
    texts: { catalog: en },
    handlers: {
      'GET /transfer-check/': ({ query }) => ({
        ...answer,
        body:
          query.get('resort') === 'madi-faru' && query.get('landing') === '17:05'
            ? {
                feasible: false,
                arrival: { ...way, message: 'It lands too late.' },
                departure: null,
                alternatives: [night],
              }
            : { feasible: true, arrival: way, departure: null, alternatives: [] },
      }),
    },
  });
const landing = () => screen.getByLabelText(/Landing in the Maldives/);

describe('times of flights beside a transfer', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('are answered at once, with what else there is, and kept for the booking form', async () => {
    await open();
    fireEvent.change(landing(), { target: { value: '17:05' } });
    expect(await screen.findByText('Your flights do not fit this transfer')).toBeInTheDocument();
    expect(screen.getByText('It lands too late.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nala Inn' })).toHaveAttribute('href', '/resorts/nala-inn');
    expect(JSON.parse(sessionStorage.getItem('atoll_flights') ?? '')).toEqual({ landsAt: '17:05', fliesAt: '' });
    fireEvent.change(landing(), { target: { value: '13:00' } });
    expect(await screen.findByText('Your flights fit')).toBeInTheDocument();
    expect(screen.queryByText('It lands too late.')).not.toBeInTheDocument();
  });

  it('stay in their fields when nobody can be asked', async () => {
    await open({ status: 400 });
    fireEvent.change(landing(), { target: { value: '17:05' } });
    expect(await screen.findByText('The times cannot be checked at the moment.')).toBeInTheDocument();
    expect(landing()).toHaveValue('17:05');
  });
});

describe('a price', () => {
  const fit = <FlightsFit to={{ resort: 'madi-faru' }} />;
  const told = (landsAt: string) => sessionStorage.setItem('atoll_flights', JSON.stringify({ landsAt, fliesAt: '' }));
  beforeEach(() => {
    sessionStorage.clear();
  });

  it.each([
    ['17:05', 'Your flights do not fit this transfer'],
    ['13:00', 'Your flights fit'],
  ])('says of flights at %s that are known already whether they fit, and leads to why', async (time, says) => {
    told(time);
    await open({}, fit);
    expect(await screen.findByRole('link', { name: says })).toHaveAttribute('href', '#getting-there');
  });

  it('says nothing of flights while none is known, and asks nobody', async () => {
    const { api } = await open({}, fit);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(api.requests).toEqual([]);
  });

  it('says nothing of flights that nobody can be asked about', async () => {
    told('17:05');
    const { api } = await open({ status: 400 }, fit);
    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
