/** A way to the island by its id, with its name in the language of a parameter or in English; null where it is gone. */
export const transferNamed = (id: string, language: string): string =>
  `(select jsonb_build_object('id', f.id, 'name', coalesce(ft.name, fe.name, f.slug))
    from transfer f left join transfer_text ft on ft.transfer_id = f.id and ft.language = ${language} and ft.status <> 'draft'
    left join transfer_text fe on fe.transfer_id = f.id and fe.language = 'en' where f.id = ${id})`;
