import { paths } from '@atoll/contract/paths';
import type { Kind } from '../kind';
import { PLACE, SEARCH } from './groups';

const SOLD = { change: 'catalogue.change', publish: 'catalogue.publish' } as const;

/** What the agency sells, in the terms of its forms: groups and fields in the order of somebody who fills them in. */
export const SOLD_KINDS: readonly Kind[] = [
  {
    path: 'packages',
    screen: paths.dashboardPackages(),
    called: 'name',
    method: 'PATCH',
    permissions: SOLD,
    site: paths.package,
    category: { member: 'category_code', row: 'category_code' },
    price: 'price',
    list: { search: true, pages: true },
    groups: [
      { id: 'words', words: ['name', 'summary', 'description', 'highlights', 'body'] },
      {
        id: 'price',
        members: [
          ...['pricing_type', 'price', 'original_price', 'price_taxes', 'occupancy'],
          ...['single_supplement', 'child_bands', 'cancellation_policy'],
        ],
      },
      {
        id: 'trip',
        members: [
          'type',
          'category_code',
          'duration',
          'duration_nights',
          'difficulty',
          'meal_plan',
          'transfer',
          'best_months',
        ],
      },
      { id: 'party', members: ['group_size_min', 'group_size_recommended', 'group_size_max', 'min_age'] },
      {
        id: 'days',
        members: ['sold_by', 'confirmation_mode', 'available_from', 'available_to', 'start_date', 'end_date', 'stays'],
      },
      { id: 'itinerary', members: ['itinerary'] },
      { id: 'inclusions', members: ['inclusions', 'includes_international_flights'] },
      { id: 'places', members: ['destinations', 'resorts', 'experiences', 'faqs'] },
      { id: 'pictures', members: ['images'] },
      { id: 'office', members: ['code', 'supplier', 'cost_price'] },
      PLACE,
      SEARCH,
    ],
    refs: {
      destinations: 'destinations',
      resorts: 'resorts',
      experiences: 'experiences',
      faqs: 'faqs',
      'stays.resort': 'resorts',
    },
    codes: { category_code: 'categories' },
    when: {
      occupancy: ['pricing_type', 'per_room'],
      single_supplement: ['pricing_type', 'per_person'],
      child_bands: ['pricing_type', 'per_person'],
      stays: ['sold_by', 'rooms'],
    },
    html: ['body'],
  },
  {
    path: 'destinations',
    screen: paths.dashboardDestinations(),
    called: 'name',
    method: 'PUT',
    permissions: SOLD,
    site: paths.destination,
    list: { search: true, pages: true },
    needed: ['type', 'atoll'],
    groups: [
      { id: 'words', words: ['name', 'summary', 'description', 'highlights', 'how_to_get_there', 'etiquette'] },
      { id: 'place', members: ['type', 'atoll', 'island', 'lat', 'lng', 'coordinate_accuracy'] },
      { id: 'season', members: ['best_months', 'tags'] },
      { id: 'pictures', members: ['image', 'gallery'] },
      PLACE,
      SEARCH,
    ],
  },
  {
    path: 'experiences',
    screen: paths.dashboardExperiences(),
    called: 'name',
    method: 'PATCH',
    permissions: SOLD,
    site: paths.experience,
    category: { member: 'category_code', row: 'category_code' },
    price: 'price',
    list: { search: true, pages: true },
    groups: [
      { id: 'words', words: ['name', 'summary', 'description', 'includes', 'excludes', 'what_to_bring'] },
      { id: 'safety', words: ['meeting_point', 'safety_notes', 'wildlife_code'] },
      { id: 'price', members: ['pricing_type', 'price'] },
      {
        id: 'trip',
        members: ['category_code', 'duration_minutes', 'start_times', 'weekdays', 'season_months', 'pickup'],
      },
      {
        id: 'party',
        members: ['group_size_min', 'group_size_max', 'min_age', 'difficulty', 'swim_required', 'certification'],
      },
      { id: 'places', members: ['destinations'] },
      { id: 'pictures', members: ['image', 'images'] },
      PLACE,
      SEARCH,
    ],
    refs: { destinations: 'destinations' },
  },
  {
    path: 'resorts',
    screen: paths.dashboardResorts(),
    called: 'name',
    method: 'PATCH',
    permissions: SOLD,
    site: paths.resort,
    category: { member: 'category', row: 'category' },
    price: 'price_from_per_night',
    list: { search: true, pages: true },
    needed: ['destination'],
    groups: [
      { id: 'words', words: ['name', 'summary', 'description', 'highlights', 'beach_notes', 'accessibility_notes'] },
      {
        id: 'place',
        members: ['category', 'place_type', 'stars', 'destination', 'country', 'atoll', 'island', 'lat', 'lng'],
      },
      { id: 'rooms', members: ['room_types'] },
      {
        id: 'price',
        members: [
          ...['price_from_per_night', 'price_includes_taxes', 'service_charge_rate'],
          ...['meal_plans', 'meal_supplements', 'min_nights', 'cancellation_policy'],
        ],
      },
      {
        id: 'guests',
        members: ['children_policy', 'check_in_time', 'check_out_time', 'languages_spoken', 'style_tags'],
      },
      { id: 'amenities', members: ['house_reef', 'registered_rooms', 'restaurants', 'bars', 'amenities'] },
      { id: 'office', members: ['legal_name', 'contact', 'commission_percent', 'contract_valid_to'] },
      PLACE,
      SEARCH,
    ],
    refs: { destination: 'destinations' },
    codes: { amenities: 'amenities', 'room_types.amenities': 'amenities' },
  },
  {
    path: 'transfers',
    screen: paths.dashboardTransportation(),
    called: 'name',
    method: 'PATCH',
    permissions: SOLD,
    price: 'price_adult_return',
    list: { search: true, pages: true },
    needed: ['mode', 'from'],
    groups: [
      { id: 'words', words: ['name', 'notes', 'weather_note'] },
      {
        id: 'way',
        members: ['mode', 'service', 'from', 'to_destination', 'to_resort', 'duration_minutes', 'legs', 'operator'],
      },
      {
        id: 'times',
        members: [
          ...['first_departure', 'last_departure', 'latest_arrival_for_same_day', 'earliest_international_departure'],
          ...['pickup_before_flight_hours', 'wait_minutes_typical', 'operates_weekdays', 'daylight_only'],
        ],
      },
      {
        id: 'price',
        members: [
          ...['price_adult_return', 'price_child', 'price_infant', 'baggage_kg', 'hand_baggage_kg', 'excess_per_kg'],
          ...['flight_details_due_days', 'change_fee'],
        ],
      },
      { id: 'pictures', members: ['images'] },
      PLACE,
    ],
    refs: { to_destination: 'destinations', to_resort: 'resorts' },
  },
];
