import type { Language } from '@atoll/contract/languages';

/** What the specimens say. */
export interface Phrases {
  action: string;
  label: string;
  hint: string;
  fault: string;
  value: string;
  options: string[];
  title: string;
  eyebrow: string;
  lead: string;
  facts: string[];
  mark: string;
}

/** Each as a page usually has it, and as long as an editor or a translator may make it. */
export type Words = Record<'usual' | 'long', Phrases>;

/** Nothing in it says where a line may break. */
const UNBROKEN = 'reservations.and.guest.relations@overwatervillas-dhigufaruvinagandu.example';

export const WORDS: Record<Language, Words> = {
  en: {
    usual: {
      action: 'Send request',
      label: 'Full name',
      hint: 'As in your passport',
      fault: 'Please enter your name',
      value: 'Anna Petrova',
      options: ['Half board', 'Full board', 'All inclusive'],
      title: 'Seven nights by the lagoon',
      eyebrow: 'Baa Atoll',
      lead: 'A small island, a house reef at the door and nobody in a hurry.',
      facts: ['Baa Atoll', '7 nights', 'Seaplane'],
      mark: 'All inclusive',
    },
    long: {
      action: 'Request a non-refundable private seaplane transfer for the whole party',
      label: 'Accompanying travellers under twelve years of age who share the villa',
      hint: `Write to ${UNBROKEN} if the dates of your international flights are not yet certain.`,
      fault: `The address ${UNBROKEN} cannot be reached: please check it and send the form again.`,
      value: UNBROKEN,
      options: ['All inclusive with premium beverages and one dinner on a sandbank', 'Full board', 'Half board'],
      title: 'Seven unhurried nights between Hulhumeedhoo, Maradhoofeydhoo and Dhigufaruvinagandu',
      eyebrow: 'South Miladhunmadulu and North Maalhosmadulu atolls',
      lead: 'A small island with a house reef at the door, a schoolmaster who takes guests to the turtles at dawn, a kitchen that asks in the afternoon what you would like in the evening, and nobody, all week long, in any hurry at all.',
      facts: ['South Miladhunmadulu Atoll', '14 nights', 'Domestic flight and speedboat', 'Adults only', '32 guests'],
      mark: 'All inclusive with premium beverages',
    },
  },
  ru: {
    usual: {
      action: 'Отправить заявку',
      label: 'Имя и фамилия',
      hint: 'Как в загранпаспорте',
      fault: 'Укажите имя',
      value: 'Анна Петрова',
      options: ['Полупансион', 'Полный пансион', 'Всё включено'],
      title: 'Семь ночей у лагуны',
      eyebrow: 'Атолл Баа',
      lead: 'Маленький остров, домашний риф у порога и никакой спешки.',
      facts: ['Атолл Баа', '7 ночей', 'Гидросамолёт'],
      mark: 'Всё включено',
    },
    long: {
      action: 'Запросить невозвратный индивидуальный перелёт на гидросамолёте для всей компании',
      label: 'Сопровождающие путешественники младше двенадцати лет, проживающие на той же вилле',
      hint: `Если даты международных перелётов ещё неизвестны, напишите на ${UNBROKEN}.`,
      fault: `На адрес ${UNBROKEN} написать не удалось: проверьте его и отправьте заявку ещё раз.`,
      value: UNBROKEN,
      options: ['Всё включено, с напитками премиум-класса и ужином на песчаной косе', 'Полный пансион', 'Полупансион'],
      title: 'Семь неспешных ночей между островами Хулумиду, Марадуфейду и Дигуфарувинаганду',
      eyebrow: 'Атоллы Южный Миладуммадулу и Северный Маалосмадулу',
      lead: 'Маленький остров с домашним рифом у порога, школьный учитель, который на рассвете показывает гостям черепах, кухня, где ещё днём спрашивают, чего вам захочется вечером, — и за всю неделю никакой спешки.',
      facts: [
        'Атолл Южный Миладуммадулу',
        '14 ночей',
        'Внутренний перелёт и катер',
        'Только для взрослых',
        'До 32 гостей',
      ],
      mark: 'Всё включено, с напитками премиум-класса',
    },
  },
  zh: {
    usual: {
      action: '提交申请',
      label: '姓名',
      hint: '请与护照一致',
      fault: '请填写姓名',
      value: '王晓雨',
      options: ['含早晚餐', '含三餐', '全包'],
      title: '潟湖畔的七个夜晚',
      eyebrow: '芭环礁',
      lead: '一座小岛，门前就是珊瑚礁，没有人会催促您。',
      facts: ['芭环礁', '7 晚', '水上飞机'],
      mark: '全包',
    },
    long: {
      action: '为全部同行旅客申请不可退款的私人水上飞机接送服务',
      label: '与您同住一栋别墅且未满十二周岁的同行儿童姓名',
      hint: `如果国际航班日期尚未确定，请写信至 ${UNBROKEN}。`,
      fault: `无法联系到 ${UNBROKEN}，请检查地址后重新提交。`,
      value: UNBROKEN,
      options: ['全包：含高级酒水，并安排一次沙洲晚餐', '含三餐', '含早晚餐'],
      title: '在胡鲁米都、马拉杜费杜与迪古法鲁维纳甘杜之间悠然度过的七个夜晚',
      eyebrow: '南米拉杜马杜卢环礁与北马洛斯马杜卢环礁',
      lead: '一座小岛，门前就是珊瑚礁；清晨，岛上的老师会带客人去看海龟；午后，厨房会来问您晚餐想吃什么。整整一个星期，没有人会催促您。',
      facts: ['南米拉杜马杜卢环礁', '14 晚', '国内航班转乘快艇', '仅限成人', '最多 32 位客人'],
      mark: '全包：含高级酒水与沙洲晚餐',
    },
  },
};
