ALTER TABLE "booked_services" ADD CONSTRAINT "booked_services_package" CHECK (length("package_name") BETWEEN 1 AND 100);
