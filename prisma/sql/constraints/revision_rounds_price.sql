ALTER TABLE "revision_rounds" ADD CONSTRAINT "revision_rounds_price" CHECK ("price_cents" >= 0);
