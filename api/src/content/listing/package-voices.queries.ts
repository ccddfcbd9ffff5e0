// What travellers ask and say about the package `p`, inside its detail.
import { instant } from '../../platform/data/sql-text.js';

/** Its published questions in the office's order. */
export const packageFaqs = `(select coalesce(json_agg(json_build_object('id', f.id, 'slug', f.slug,
    'question', coalesce(ft.question, fe.question, ''), 'answer', coalesce(ft.answer, fe.answer, '')) order by pf.position), '[]')
  from package_faq pf join faq f on f.id = pf.faq_id and f.status = 'published'
  left join faq_text ft on ft.faq_id = f.id and ft.language = $1 and ft.status <> 'draft'
  left join faq_text fe on fe.faq_id = f.id and fe.language = 'en' and fe.status <> 'draft'
  where pf.package_id = p.id)`;

/** Its three newest approved reviews (D-26), those in the reader's language first. */
export const reviewsPreview = `(select coalesce(json_agg(r), '[]') from (
    select r.id, r.name, r.country, r.rating, r.title, r.comment, r.stay_month, r.traveller_type, r.language, r.verified,
      case when r.reply_text is null then null else json_build_object('text', r.reply_text, 'by',
        (select u.first_name from "user" u where u.id = r.reply_by_id), 'at', ${instant('r.reply_at')}) end as reply,
      ${instant('r.created_at')} as created_at
    from review r where r.package_id = p.id and r.status = 'approved'
    order by r.language = $1 desc, r.created_at desc, r.id desc limit 3) r)`;
