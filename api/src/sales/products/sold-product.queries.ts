/**
 * What a booking is of, whichever of the two it is: joins `p` to the booking `b`, which has exactly one. `kind`, `id`, `slug`; `name` in a
 * language, else in English; `english_name`; meals; both names of the room (null for a package); `cover_id`; `min_age` (null: any).
 * @param language SQL that says which
 */
export const soldProduct = (language: string): string => `cross join lateral (
    select 'package' as kind, p.id, p.slug, coalesce(t.name, e.name, p.slug) as name, coalesce(e.name, p.slug) as english_name,
      p.meal_plan, null as room_name, null as english_room_name, p.cover_id, p.min_age
    from package p
    left join package_text t on t.package_id = p.id and t.language = ${language} and t.status <> 'draft'
    left join package_text e on e.package_id = p.id and e.language = 'en'
    where p.id = b.package_id
    union all
    select 'resort', r.id, r.slug, coalesce(t.name, e.name, r.slug), coalesce(e.name, r.slug), b.meal_plan,
      coalesce(k -> 'text' -> ${language} ->> 'name', k -> 'text' -> 'en' ->> 'name', b.room_code),
      coalesce(k -> 'text' -> 'en' ->> 'name', b.room_code), r.cover_id, (r.children_policy ->> 'min_age')::int
    from resort r
    left join resort_text t on t.resort_id = r.id and t.language = ${language} and t.status <> 'draft'
    left join resort_text e on e.resort_id = r.id and e.language = 'en'
    left join lateral (select x as k from jsonb_array_elements(r.room_types) x where x ->> 'code' = b.room_code) room on true
    where r.id = b.resort_id
  ) p`;
