ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_rate" CHECK ("rate_thousandths" BETWEEN 0 AND 100000);
