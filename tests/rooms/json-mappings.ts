/** Mappings to four fictional shapes of JSON, like those of carriers' interfaces. */

/** A non-standard auto carrier: the premium apart from its fees, pay plans, a bridge to its own page. */
export const nonStandardAuto = {
  lines: ['auto'],
  request: {
    path: '/rate',
    auth: { style: 'api key', header: 'X-Api-Key', idHeader: 'X-Agency' },
    headers: { 'X-Version': '3' },
    body: {
      externalId: { $from: 'idempotencyKey' },
      insuredName: { $text: '{risk.insured.first} {risk.insured.last}' },
      address: {
        street: { $from: 'risk.location.address1' },
        unit: { $from: 'risk.location.address2' },
        zip: { $from: 'risk.location.zip' },
      },
      limits: { bodilyInjury: { $from: 'cover.limits', table: 'injury' }, perAccident: true },
      deductible: { $from: 'cover.deductible', as: 'number' },
      priorInsurance: { $from: 'risk.prior.insurance', table: 'prior', otherwise: 'CONTINUOUS' },
      sr22: { $when: [{ path: 'risk.auto.incidents', is: ['SUSPENDED'] }], value: true, otherwise: false },
      violations: { $from: 'risk.auto.incidents', table: 'violations' },
      driverCount: { $count: 'risk.drivers' },
      drivers: {
        $each: 'risk.drivers',
        item: {
          name: { $text: '{.first} {.last}' },
          born: { $from: '.dob' },
          sex: { $from: '.sex', table: 'sex' },
          married: { $from: '.maritalStatus', table: 'married', otherwise: false },
        },
      },
      vehicles: {
        $each: 'risk.vehicles',
        item: {
          vin: { $from: '.vin' },
          use: { $from: '.use', table: 'use' },
          miles: { $from: '.annualMiles' },
        },
      },
    },
  },
  tables: {
    injury: { MIN: 'STATE', L50: '50/100', L100: '100/300', L250: '250/500' },
    prior: { LAPSED_30: 'LAPSE_UNDER_31', LAPSED: 'LAPSE_OVER_30', CANCELLED: 'LAPSE_OVER_30' },
    violations: {
      AT_FAULT_1: 'AFA',
      AT_FAULT_2: 'AFA2',
      NOT_AT_FAULT: 'NAF',
      SPEEDING: 'SPD',
      OTHER_VIOLATION: 'MIN',
      DUI: 'DUI',
      SUSPENDED: 'SUS',
      COMP_CLAIM: 'CMP',
    },
    sex: { F: 'Female', M: 'Male' },
    married: { S: false, M: true, D: false },
    use: { BUSINESS: 'Business', COMMUTE_PLEASURE: 'Pleasure' },
    refusals: { UW01: 'This insurer does not write drivers with two accidents at fault.' },
  },
  answer: [
    {
      when: [{ path: 'errors', present: true }],
      declined: {
        code: { path: 'errors.0.code' },
        message: {
          path: 'errors.0.code',
          table: 'refusals',
          otherwise: 'This insurer does not write this policy.',
        },
      },
    },
    {
      when: [{ path: 'quotePremium', present: true }],
      quoted: {
        quoteNumber: { path: 'quoteCode' },
        premium: { path: 'quotePremium', unit: 'dollars' },
        fees: [
          {
            id: 'fees',
            label: 'Policy and filing fees',
            path: 'quoteFeesTotal',
            unit: 'dollars',
            otherwise: '0',
          },
        ],
        total: { path: 'quoteTotal', unit: 'dollars' },
        term: '6 months',
        coverages: { each: 'coverages', label: { path: 'name' }, value: { path: 'limit' } },
        validDays: 15,
        bridgeUrl: { path: 'consumerBridge' },
      },
    },
  ],
}

/** The same carrier, shown by the payments of its second plan. */
export const byPayPlan = {
  ...nonStandardAuto,
  answer: nonStandardAuto.answer.map(entry =>
    entry.quoted
      ? {
          ...entry,
          quoted: {
            ...entry.quoted,
            payPlan: {
              count: { path: 'payPlans.1.payments' },
              first: { path: 'payPlans.1.downPayment', unit: 'dollars' },
              each: { path: 'payPlans.1.payment', unit: 'dollars' },
            },
          },
        }
      : entry,
  ),
}

/** A travel marketplace: prices in cents, some of them prices "from". */
export const travelMarketplace = {
  lines: ['travel'],
  request: {
    path: '/offers/search',
    auth: { style: 'signature' },
    repeatSafe: true,
    body: {
      trip: {
        intent: 'LEISURE',
        startDate: { $from: 'risk.trip.start' },
        endDate: { $from: 'risk.trip.end' },
        countryResidence: 'US',
        arrivalCountries: { $from: 'risk.trip.destinations' },
        travellers: { $each: 'risk.trip.travelers', item: { age: { $from: '.age' } } },
        tripPrice: { $from: 'risk.trip.cost', as: 'cents' },
        shouldCoverCancellation: { $from: 'cover.cancellation' },
      },
    },
  },
  answer: [
    {
      when: [{ path: 'offers.0.price.amountInCents', present: true }],
      quoted: {
        premium: { path: 'offers.0.price.amountInCents', unit: 'cents' },
        currency: { path: 'offers.0.price.currency' },
        term: 'trip',
        estimated: [{ path: 'offers.0.price.isStartingPrice', is: [true] }],
        quoteNumber: { path: 'quote.id' },
        expiresAt: { path: 'quote.expiresAt' },
        coverageText: { text: '{offers.0.guarantees.cancellation} of trip cost' },
        notes: [{ text: 'Offered by {offers.0.insurer}.' }],
      },
    },
    {
      when: [{ path: 'unpricedCount', present: true }],
      declined: { message: 'No insurer here writes this trip.' },
    },
  ],
}

/** A carrier like those for businesses: an underwriter confirms an estimate before it is a price. */
export const underwriters = {
  lines: ['renters'],
  request: {
    path: '/v2/quotes',
    auth: { style: 'bearer' },
    body: {
      application: {
        zip: { $from: 'risk.location.zip' },
        limit: { $from: 'cover.personalProperty', as: 'cents' },
      },
    },
  },
  answer: [
    {
      when: [{ path: 'isSuccess', is: [false] }],
      declined: { code: 'application', message: { path: 'errors.0' } },
    },
    {
      when: [{ path: 'quote.isEstimate', is: [true] }],
      referred: {
        message: 'An underwriter looks at this price before it is yours.',
        quoteNumber: { path: 'quote.externalId' },
        premium: { path: 'quote.premium', unit: 'dollars' },
        term: { path: 'quote.term', table: 'terms' },
      },
    },
    {
      when: [{ http: [200, 201] }, { path: 'quote.status', is: ['ReadyToBind'] }],
      quoted: {
        premium: { path: 'quote.premium', unit: 'dollars' },
        term: { path: 'quote.term', table: 'terms' },
        quoteNumber: { path: 'quote.externalId' },
        bridgeUrl: { path: 'quote.applicationUrl' },
      },
    },
    { when: [{ path: 'quote.status', is: ['Closed'] }], failed: { cause: 'maintenance', retryable: true } },
  ],
  tables: { terms: { ANNUAL: 'year', MONTHLY: 'month' } },
}

/** A carrier that accepts the question and answers later. */
export const asynchronous = {
  lines: ['renters', 'homeowner'],
  request: {
    path: '/quotes',
    auth: { style: 'bearer' },
    body: {
      kind: { $from: 'line', table: 'kinds', otherwise: 'other' },
      zip: { $from: 'risk.location.zip' },
      born: { $from: 'risk.insured.dob' },
    },
  },
  tables: { kinds: { renters: 'HO4', homeowner: 'HO3' } },
  answer: [
    {
      when: [{ path: 'status', is: ['quote_pending'] }],
      pending: { poll: '/quotes/{ticket}', ticket: { path: 'id' }, afterMs: 10_000 },
    },
    {
      when: [{ path: 'status', is: ['quote_open'] }],
      quoted: {
        premium: { path: 'premium.yearly', unit: 'dollars' },
        term: 'year',
        expiresAt: { path: 'expires' },
        coverageText: 'As asked',
      },
    },
    {
      when: [{ path: 'status', is: ['more_information'] }],
      needs: { each: 'questions', path: { path: 'field' }, prompt: { path: 'label' } },
    },
    { when: [{ path: 'status', is: ['referred'] }], referred: { message: 'A person looks at it first.' } },
    {
      when: [{ path: 'status', is: ['declined', 'expired', 'revoked'] }],
      declined: { code: { path: 'status' }, message: 'This insurer has declined.' },
    },
  ],
}
