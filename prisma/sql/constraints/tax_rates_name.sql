ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_name" CHECK (length("name") BETWEEN 1 AND 60);
