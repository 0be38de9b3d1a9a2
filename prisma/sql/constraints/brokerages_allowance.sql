ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_allowance" CHECK (
  "allowance_basis_points" BETWEEN 1 AND 10000 AND "allowance_cap_cents" > 0 AND "allowance_uses" > 0
);
