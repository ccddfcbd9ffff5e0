import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { BOOKING, TEXTS, asOwner } from '../test/fixtures';
import BookingPage from './booking-page';

const open = (booking: Partial<typeof BOOKING> = {}) =>
  renderApp(<BookingPage />, {
    route: `/dashboard/bookings/${BOOKING.id}`,
    path: '/dashboard/bookings/:id',
    texts: { admin: TEXTS.en! },
    handlers: { [`GET /bookings/${BOOKING.id}/`]: { body: { ...BOOKING, ...booking } } },
    prepare: asOwner,
  });

describe('a booking in the office', () => {
  it('shows contact, dates, guests and what the guest was told it costs', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking MV-7K3QZ4' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'anna@example.com' })).toHaveAttribute('href', 'mailto:anna@example.com');
    expect(screen.getByRole('link', { name: '+7 (912) 345-67-89' })).toHaveAttribute('href', 'tel:+79123456789');
    for (const text of [
      '14 February 2027',
      '23 February 2027',
      '2 adults and 1 child',
      '$3,990 per person × 3 travellers',
      'Поздний рейс',
      'Russian',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    for (const text of ['Анна Смирнова', 'Two Islands for Two', '$11,970'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByText(/€10,294/)).toBeInTheDocument();
    // As the guest was told it, whatever the zone of the office.
    expect(screen.getByText('Answer by 5 Jan 2099, 14:30, Maldives time (UTC+5)')).toBeInTheDocument();
    expect(screen.getByText(/^[\d,]+d( \d+h)? left$/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows what was agreed line by line, and the flights', async () => {
    const lines = [
      { kind: 'base', label: 'Adults', qty: 2, unit: 'person', amount: '7980.00' },
      { kind: 'extra', label: 'Sunset fishing', qty: 1, unit: 'booking', amount: '110.00' },
    ];
    const details = { price_details: { lines }, arrival_flight_at: '2027-02-14T17:05', departure_flight_at: null };
    await open(details as object);
    expect(await screen.findByText('Adult price × 2')).toBeInTheDocument();
    for (const text of ['$7,980', 'Sunset fishing', '$110', '14 February 2027, 17:05'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/per person ×/)).not.toBeInTheDocument();
    expect(screen.getByText('Flight home').nextSibling).toHaveTextContent('Not known yet');
  });

  it('names lines and taxes in the language of the office, each tax with its rate, base and rule, included ones too', async () => {
    const lines = [
      { kind: 'base', code: null, label: 'Взрослые', qty: 2, unit: 'person', amount: '8000.00' },
      { kind: 'season', code: 'festive', label: 'Новый год', qty: 1, unit: 'booking', amount: '500.00' },
    ];
    const taxes = [
      { code: 'T_GST', label: 'Налог', rule: '3', kind: 'percent', rate: '17.00', base: '7000.00', amount: '1190.00' },
      {
        code: 'GREEN_TAX',
        label: 'Сбор',
        rule: '5',
        kind: 'per_person_per_day',
        rate: '12.00',
        base: '14',
        amount: '168.00',
      },
    ];
    await open({ price_details: { lines, taxes, taxes_included: true } } as object);
    expect(await screen.findByText('Adult price × 2')).toBeInTheDocument();
    for (const text of [
      'Season: Новый год',
      'T-GST',
      '17% of $7,000 · rule 3 · included in the lines above',
      'Green Tax',
      '$12.00 × 14 person-days · rule 5 · included in the lines above',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('says what is to be given back of what was paid too much', async () => {
    await open({ balance: '-50.00', refund_due: '0.00' });
    expect(await screen.findByText('To give back')).toBeInTheDocument();
    expect(screen.getByText('$50.00')).toBeInTheDocument();
    expect(screen.queryByText('Still to be paid')).not.toBeInTheDocument();
  });

  it('warns of flights that do not fit, says why and what to do, as long as the trip is ahead', async () => {
    const way = { feasible: false, code: 'lands_too_late', message: 'Too late.', limit: '15:30', leaves_at: null };
    const transfer_check = { name: 'Seaplane', feasible: false, arrival: way, departure: null, checked_at: '' };
    const late = { arrival_flight_at: '2027-02-14T17:05', transfer_check } as Partial<typeof BOOKING>;
    const { unmount } = await open(late);
    expect(await screen.findByText('The flights do not fit: Seaplane')).toBeInTheDocument();
    expect(screen.getByText('Lands 17:05, the transfer waits until 15:30')).toBeInTheDocument();
    unmount();
    await open({ ...late, status: 'cancelled' });
    expect(await screen.findByText('14 February 2027, 17:05')).toBeInTheDocument();
    expect(screen.queryByText('The flights do not fit: Seaplane')).not.toBeInTheDocument();
  });

  it('says why there is no way to reach the guest', async () => {
    await open({ contact: { ...BOOKING.contact, email: '', phone: '' } });
    expect(await screen.findAllByText('Not shown to your role')).toHaveLength(2);
    expect(screen.getAllByText('Анна Смирнова')).toHaveLength(2);
    expect(document.querySelector('a[href="mailto:"], a[href="tel:"]')).toBeNull();
  });

  it('says that the guest had it erased', async () => {
    await open({ contact: { ...BOOKING.contact, name: '', email: '', phone: '' } });
    expect(await screen.findAllByText('Erased at the guest’s request')).toHaveLength(3);
  });

  it('is alarming when the promised answer is late', async () => {
    await open({ reply_by: '2020-01-05T09:30:00.000Z' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The promised answer was due on');
  });

  it('says so when there is no such booking', async () => {
    await renderApp(<BookingPage />, {
      route: '/dashboard/bookings/019aa7c1-0000-7000-8000-00000000ffff',
      path: '/dashboard/bookings/:id',
      texts: { admin: TEXTS.en! },
      prepare: asOwner,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such booking' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All bookings' })).toHaveAttribute('href', '/dashboard/bookings');
  });
});
