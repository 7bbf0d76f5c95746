/** A way to pay for a policy. Amounts are decimal text in dollars ("14.84"). */
export interface PayPlan {
  readonly id: 'in-full' | 'installments'
  /** As the visitor reads it. */
  readonly label: string
  /** What is paid at the checkout. */
  readonly due_now: string
  /** What the insurer bills later, if anything. */
  readonly installments: { readonly count: number; readonly each: string } | null
}
