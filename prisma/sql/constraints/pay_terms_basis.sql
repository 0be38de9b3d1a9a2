ALTER TABLE "pay_terms" ADD CONSTRAINT "pay_terms_basis" CHECK (
  CASE "basis"::text WHEN 'FIXED' THEN "service_basis_points" = 0 ELSE "shoot_cents" = 0 END
);
