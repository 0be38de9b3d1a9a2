ALTER TABLE "quote_replies" ADD CONSTRAINT "quote_replies_price_not_negative" CHECK ("price_cents" >= 0);
