ALTER TABLE "pay_adjustments" ADD CONSTRAINT "pay_adjustments_values" CHECK (
  "amount_cents" <> 0 AND abs("amount_cents") <= 99999999 AND length("reason") BETWEEN 1 AND 500
);
