import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { FlightTimes } from './flight-times';

const way = { feasible: true, code: null, message: null, limit: null, leaves_at: null };
const night = { kind: 'overnight_before', code: 'nala-inn', name: 'Nala Inn', amount: '96.00' };
const open = (answer: { status?: number } = {}) =>
  renderApp(<FlightTimes to={{ resort: 'madi-faru' }} />, {
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
