ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_amounts" CHECK (
  "kind" = 'ADJUSTMENT' OR ("base_cents" >= 0 AND "amount_cents" >= 0 AND "basis_points" BETWEEN 0 AND 10000)
);
