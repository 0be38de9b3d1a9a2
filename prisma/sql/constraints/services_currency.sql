ALTER TABLE "services" ADD CONSTRAINT "services_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
