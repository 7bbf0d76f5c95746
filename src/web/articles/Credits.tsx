import { useFacts } from '../facts.ts'

/** The attribution that licenses of data and software require. */
export function Credits() {
  const { demo } = useFacts()
  return (
    <>
      <p>What this service is built on, with thanks.</p>
      <h2>Data</h2>
      <dl>
        <dt>ZIP codes, cities and counties</dt>
        <dd>
          ZIP data © <a href="https://www.geonames.org/">GeoNames</a>, licensed under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Grouped by state and place for
          this service.
        </dd>
        <dt>Vehicles and VINs</dt>
        <dd>
          From vPIC, the product information catalog of the{' '}
          <a href="https://vpic.nhtsa.dot.gov/">National Highway Traffic Safety Administration</a>, US
          Department of Transportation. Shortened and renamed for this service, which the agency neither
          endorses nor is responsible for.
        </dd>
        <dt>Countries</dt>
        <dd>
          <a href="https://github.com/annexare/Countries">Countries List</a> © Annexare Studio, MIT License.
        </dd>
        <dt>Compulsory auto limits</dt>
        <dd>
          After <a href="https://github.com/bolewood/notaquote-fyi">notaquote-fyi</a>, licensed under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Converted to one format, with
          earlier and later limits added, for this service.
        </dd>
        {demo !== 'none' && (
          <>
            <dt>State averages of premiums</dt>
            <dd>
              The prices of the demonstration carriers are calibrated to state averages published by the
              National Association of Insurance Commissioners, by Bankrate and by NerdWallet; those of drivers
              by age to ratios published by Insurance.com, those of life insurance to prices published by
              Quotacy, Insure.com and CreditDonkey. Those carriers, their plans and their prices are our own
              inventions.
            </dd>
          </>
        )}
      </dl>
      <h2>Type, icons and flags</h2>
      <dl>
        <dt>Fraunces</dt>
        <dd>© The Fraunces Project Authors, SIL Open Font License 1.1.</dd>
        <dt>Tabler Icons</dt>
        <dd>© Paweł Kuna, MIT License.</dd>
        <dt>Flags</dt>
        <dd>
          <a href="https://gitlab.com/catamphetamine/country-flag-icons">country-flag-icons</a> ©
          @catamphetamine, MIT License.
        </dd>
      </dl>
      <h2>Drawings</h2>
      <p>
        {demo === 'none'
          ? 'Wadsworth was drawn'
          : 'Wadsworth and the logos of the demonstration carriers were drawn'}{' '}
        for this service.
      </p>
    </>
  )
}
