-- A complimentary invoice has amount 0, and is the only one with the method NO_CHARGE.
ALTER TABLE "payments" DROP CONSTRAINT "payments_values";
ALTER TABLE "payments" ADD CONSTRAINT "payments_values" CHECK (
  "amount_cents" BETWEEN 0 AND 99999999 AND "tax_cents" BETWEEN 0 AND "amount_cents"
  AND "refunded_cents" BETWEEN 0 AND "amount_cents"
);
ALTER TABLE "payments" ADD CONSTRAINT "payments_complimentary" CHECK (
  ("amount_cents" = 0) = ("paid_method" IS NOT DISTINCT FROM 'NO_CHARGE')
  AND ("amount_cents" > 0 OR "status" = 'COMPLETED')
);
