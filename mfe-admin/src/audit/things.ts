/** Kinds of things whose changes are audited, as the API names them. */
export const THINGS = [
  ...['booking', 'trip_request', 'contact_message', 'lead', 'review', 'customer', 'note', 'manifest'],
  ...['package', 'destination', 'experience', 'resort', 'resort_image', 'transfer', 'category', 'amenity', 'location'],
  ...['departure', 'allotment', 'season', 'reduction', 'tax_rule', 'cancellation_policy', 'currency'],
  ...['faq', 'post', 'page', 'page_hero', 'cultural_content', 'homepage_section', 'media'],
  ...['translation', 'text_comment', 'text_place_set', 'import_job', 'language', 'regional_setting'],
  ...['setting', 'redirect', 'user', 'session', 'saved_view', 'newsletter_subscriber', 'outbox_message', 'error_group'],
  ...['api_key', 'webhook_endpoint', 'letter_test'],
] as const;
