ALTER TABLE "coupons" ADD CONSTRAINT "coupons_discount" CHECK (
  num_nonnulls("basis_points", "amount_cents") = 1
  AND "basis_points" BETWEEN 1 AND 10000 AND "amount_cents" BETWEEN 1 AND 99999999
);
