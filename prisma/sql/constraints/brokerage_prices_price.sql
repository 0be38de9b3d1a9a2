ALTER TABLE "brokerage_prices" ADD CONSTRAINT "brokerage_prices_price" CHECK ("price_cents" >= 0);
