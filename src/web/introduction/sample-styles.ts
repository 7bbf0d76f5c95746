import prices from '../format/SamplePrices.module.css?inline'
import stars from '../format/Stars.module.css?inline'

/** Styles of a sample list. No script draws it, so no sheet that the start page loads has them. */
export const sampleStyles = `${prices}${stars}`
