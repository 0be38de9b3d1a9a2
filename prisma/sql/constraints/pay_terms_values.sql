ALTER TABLE "pay_terms" ADD CONSTRAINT "pay_terms_values" CHECK (
  "service_basis_points" BETWEEN 0 AND 10000 AND "travel_basis_points" BETWEEN 0 AND 10000
  AND "late_fee_basis_points" BETWEEN 0 AND 10000 AND "shoot_cents" BETWEEN 0 AND 99999999
  AND length("legal_name") BETWEEN 1 AND 200
);
