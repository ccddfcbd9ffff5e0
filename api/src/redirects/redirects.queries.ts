/** All active redirects as one JSON object, by where they start. */
export const ACTIVE_REDIRECTS = `select coalesce(jsonb_object_agg(from_path, jsonb_build_object('to', to_path, 'status', status)),
    '{}')::text as body from redirect where is_active`;
