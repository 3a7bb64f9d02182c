import type { Locale } from '#app/locales/locales.ts'

/** An authority that customers can contact. */
export interface Authority {
  readonly name: string
  /** The URL of its website without a trailing slash; null if unknown. */
  readonly url: string | null
}

/** A fact and the official page that states it. */
interface Sourced<Value> {
  readonly value: Value
  readonly source: string
  /** The date on which a copy of that page was read; null if the fact has not been checked. */
  readonly readOn: string | null
}

/** A country's law, as far as the generated legal texts depend on it. */
export interface CountryLaw {
  /** The governing law, as it appears mid-sentence without an article. */
  readonly law: Readonly<Record<Locale, string>>
  /** By region code where authorities are regional; otherwise under an empty key. */
  readonly dataProtection: Sourced<Readonly<Record<string, Authority>>>
  /**
   * The authority for the accessibility of online shops; null if each region designates its own.
   */
  readonly accessibility: Sourced<Authority | null>
  /** True if terms for consumers may limit the liability for slight negligence. */
  readonly limitsLiability: Sourced<boolean>
  /**
   * The law that exempts small businesses from VAT, as cited on invoices; null if there is none.
   */
  readonly smallBusiness: Sourced<string | null>
  /** How many years invoices must be kept after the end of the year. */
  readonly retentionYears: Sourced<number>
  /**
   * The required statement about out-of-court settlement: the body that every seller belongs to, or
   * whether the seller participates; null if only participants have to state anything.
   */
  readonly disputes: Sourced<'body' | 'participation' | null>
  /** Set if terms must contain the notice about the guarantee of conformity worded by decree. */
  readonly conformityNotice?: Sourced<true>
  /** True if the imprint must name the website's host and the person responsible for it. */
  readonly namesHost: Sourced<boolean>
}

const readOn = '2026-11-24'

/** The authorities of the German states, by ISO 3166-2 code without `DE-`. */
const germanAuthorities: Readonly<Record<string, Authority>> = {
  BB: {
    name: 'Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg',
    url: 'https://www.lda.brandenburg.de',
  },
  BE: {
    name: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    url: 'https://www.datenschutz-berlin.de',
  },
  BW: {
    name: 'Landesbeauftragter für den Datenschutz und die Informationsfreiheit Baden-Württemberg',
    url: 'https://www.baden-wuerttemberg.datenschutz.de',
  },
  BY: {
    name: 'Bayerisches Landesamt für Datenschutzaufsicht',
    url: 'https://www.lda.bayern.de',
  },
  HB: {
    name: 'Landesbeauftragter für Datenschutz und Informationsfreiheit Bremen',
    url: 'https://www.datenschutz.bremen.de',
  },
  HE: {
    name: 'Hessischer Beauftragter für Datenschutz und Informationsfreiheit',
    url: 'https://datenschutz.hessen.de',
  },
  HH: {
    name: 'Hamburgischer Beauftragter für Datenschutz und Informationsfreiheit',
    url: 'https://datenschutz-hamburg.de',
  },
  MV: {
    name: 'Landesbeauftragter für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern',
    url: 'https://www.datenschutz-mv.de',
  },
  NI: {
    name: 'Landesbeauftragter für den Datenschutz Niedersachsen',
    url: 'https://www.lfd.niedersachsen.de',
  },
  NW: {
    name: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen',
    url: 'https://www.ldi.nrw.de',
  },
  RP: {
    name: 'Landesbeauftragter für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
    url: 'https://www.datenschutz.rlp.de',
  },
  SH: {
    name: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein',
    url: 'https://www.datenschutzzentrum.de',
  },
  SL: {
    name: 'Unabhängiges Datenschutzzentrum Saarland',
    url: 'https://www.datenschutz.saarland.de',
  },
  SN: {
    name: 'Sächsische Datenschutz- und Transparenzbeauftragte',
    url: 'https://www.datenschutz.sachsen.de',
  },
  ST: {
    name: 'Landesbeauftragte für den Datenschutz Sachsen-Anhalt',
    url: 'https://datenschutz.sachsen-anhalt.de',
  },
  TH: {
    name: 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit',
    url: 'https://www.tlfdi.de',
  },
}

/**
 * The law of each country whose sellers get generated texts, by ISO 3166-1 code. To change a fact,
 * change it here, along with its source and the date it was read.
 */
export const countryLaws: Readonly<Record<string, CountryLaw>> = {
  AT: {
    law: {
      en: 'Austrian law',
      de: 'österreichisches Recht',
      nl: 'Oostenrijks recht',
      it: 'legge austriaca',
      fr: 'droit autrichien',
      es: 'ley austriaca',
    },
    dataProtection: {
      value: { '': { name: 'Österreichische Datenschutzbehörde', url: 'https://www.dsb.gv.at' } },
      source: 'https://www.dsb.gv.at/ueber-die-website/datenschutzerklaerung.html',
      readOn,
    },
    accessibility: {
      value: {
        name: 'Sozialministeriumservice',
        url: 'https://www.sozialministeriumservice.gv.at',
      },
      source: 'https://wko.at/ce-kennzeichnung-normen/informationen-zum-barrierefreiheitsgesetz',
      readOn,
    },
    limitsLiability: {
      value: true,
      source: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Gesetzesnummer=10002462',
      readOn,
    },
    smallBusiness: {
      value: '§ 6 Abs. 1 Z 27 UStG 1994',
      source: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Gesetzesnummer=10004873',
      readOn: null,
    },
    retentionYears: {
      value: 7,
      source: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Gesetzesnummer=10003940',
      readOn: null,
    },
    disputes: {
      value: null,
      source: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Gesetzesnummer=20009242',
      readOn: null,
    },
    namesHost: {
      value: false,
      source: 'https://wko-onlinehelden.at/rechtliches/basics-agb-und-impressum',
      readOn,
    },
  },
  DE: {
    law: {
      en: 'German law',
      de: 'deutsches Recht',
      nl: 'Duits recht',
      it: 'legge tedesca',
      fr: 'droit allemand',
      es: 'ley alemana',
    },
    dataProtection: {
      value: germanAuthorities,
      source: 'https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html',
      readOn: null,
    },
    accessibility: {
      value: {
        name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
        url: null,
      },
      source: 'https://www.schleswig-holstein.de/DE/fachinhalte/A/arbeitsschutz/mlbf',
      readOn,
    },
    limitsLiability: {
      value: true,
      source: 'https://www.gesetze-im-internet.de/bgb/__309.html',
      readOn: null,
    },
    smallBusiness: {
      value: '§ 19 UStG',
      source: 'https://www.gesetze-im-internet.de/ustg_1980/__19.html',
      readOn: null,
    },
    retentionYears: {
      value: 8,
      source: 'https://www.gesetze-im-internet.de/ustg_1980/__14b.html',
      readOn: null,
    },
    disputes: {
      value: 'participation',
      source: 'https://www.gesetze-im-internet.de/vsbg/__36.html',
      readOn,
    },
    namesHost: {
      value: false,
      source: 'https://www.gesetze-im-internet.de/ddg/__5.html',
      readOn,
    },
  },
  ES: {
    law: {
      en: 'Spanish law',
      de: 'spanisches Recht',
      nl: 'Spaans recht',
      it: 'legge spagnola',
      fr: 'droit espagnol',
      es: 'ley española',
    },
    dataProtection: {
      value: {
        '': { name: 'Agencia Española de Protección de Datos', url: 'https://www.aepd.es' },
      },
      source: 'https://www.aepd.es',
      readOn: null,
    },
    accessibility: {
      value: null,
      source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-11022',
      readOn,
    },
    limitsLiability: {
      value: false,
      source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555',
      readOn: null,
    },
    smallBusiness: {
      value: null,
      source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740',
      readOn: null,
    },
    retentionYears: {
      value: 6,
      source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1885-6627',
      readOn: null,
    },
    disputes: {
      value: null,
      source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-12659',
      readOn: null,
    },
    namesHost: {
      value: false,
      source: 'https://www.boe.es/eli/es/l/2002/07/11/34/con',
      readOn: null,
    },
  },
  FR: {
    law: {
      en: 'French law',
      de: 'französisches Recht',
      nl: 'Frans recht',
      it: 'legge francese',
      fr: 'droit français',
      es: 'ley francesa',
    },
    dataProtection: {
      value: {
        '': {
          name: 'Commission nationale de l’informatique et des libertés (CNIL)',
          url: 'https://www.cnil.fr',
        },
      },
      source: 'https://www.cnil.fr',
      readOn: null,
    },
    accessibility: {
      value: {
        name: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
        url: 'https://www.economie.gouv.fr/dgccrf',
      },
      source: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565',
      readOn,
    },
    limitsLiability: {
      value: false,
      source: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565',
      readOn,
    },
    smallBusiness: {
      value: 'art. 293 B du CGI',
      source: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577',
      readOn: null,
    },
    retentionYears: {
      value: 10,
      source: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379',
      readOn: null,
    },
    disputes: {
      value: 'body',
      source:
        'https://www.economie.gouv.fr/mediation-conso/information-et-assistance-du-consommateur',
      readOn,
    },
    conformityNotice: {
      value: true,
      source: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565',
      readOn,
    },
    namesHost: {
      value: true,
      source: 'https://entreprendre.service-public.fr/vosdroits/F31228',
      readOn,
    },
  },
  IT: {
    law: {
      en: 'Italian law',
      de: 'italienisches Recht',
      nl: 'Italiaans recht',
      it: 'legge italiana',
      fr: 'droit italien',
      es: 'ley italiana',
    },
    dataProtection: {
      value: {
        '': {
          name: 'Garante per la protezione dei dati personali',
          url: 'https://www.garanteprivacy.it',
        },
      },
      source: 'https://www.garanteprivacy.it/web/guest/home/docweb/-/docweb-display/docweb/9815094',
      readOn,
    },
    accessibility: {
      value: { name: 'Agenzia per l’Italia digitale (AgID)', url: 'https://www.agid.gov.it' },
      source: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2022;82',
      readOn: null,
    },
    limitsLiability: {
      value: false,
      source: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2005;206',
      readOn: null,
    },
    smallBusiness: {
      value: 'art. 1, commi 54-89, l. 190/2014',
      source: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2014;190',
      readOn: null,
    },
    retentionYears: {
      value: 10,
      source: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942;262',
      readOn: null,
    },
    disputes: {
      value: null,
      source: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2005;206',
      readOn: null,
    },
    namesHost: {
      value: false,
      source: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2003;70',
      readOn: null,
    },
  },
  NL: {
    law: {
      en: 'Dutch law',
      de: 'niederländisches Recht',
      nl: 'Nederlands recht',
      it: 'legge dei Paesi Bassi',
      fr: 'droit néerlandais',
      es: 'ley neerlandesa',
    },
    dataProtection: {
      value: {
        '': { name: 'Autoriteit Persoonsgegevens', url: 'https://autoriteitpersoonsgegevens.nl' },
      },
      source: 'https://autoriteitpersoonsgegevens.nl',
      readOn: null,
    },
    accessibility: {
      value: { name: 'Autoriteit Consument & Markt', url: 'https://www.acm.nl' },
      source: 'https://zoek.officielebekendmakingen.nl/dossier/kst-36380-3.html',
      readOn: null,
    },
    limitsLiability: {
      value: false,
      source: 'https://wetten.overheid.nl/BWBR0005289',
      readOn: null,
    },
    smallBusiness: {
      value: 'art. 25 Wet OB 1968',
      source: 'https://wetten.overheid.nl/BWBR0002629',
      readOn: null,
    },
    retentionYears: {
      value: 7,
      source: 'https://wetten.overheid.nl/BWBR0002320',
      readOn: null,
    },
    disputes: {
      value: null,
      source: 'https://wetten.overheid.nl/BWBR0036574',
      readOn: null,
    },
    namesHost: {
      value: false,
      source: 'https://wetten.overheid.nl/BWBR0005291',
      readOn: null,
    },
  },
}
