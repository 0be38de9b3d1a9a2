ALTER TABLE "services" ADD CONSTRAINT "services_package_basis" CHECK ("kind" <> 'PACKAGE' OR "price_basis"::text NOT IN ('PHOTOS', 'EACH'));
