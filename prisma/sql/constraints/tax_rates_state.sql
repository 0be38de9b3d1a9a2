ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_state" CHECK ("state" ~ '^[A-Z]{2}$');
