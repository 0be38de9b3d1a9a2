ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_tax" CHECK (
  "tax_rate_thousandths" >= 0
  AND "tax_cents" * sign("amount_cents") BETWEEN 0 AND abs("amount_cents")
  AND ("tax_cents" = 0 OR ("taxable" AND "tax_rate_thousandths" > 0))
);
