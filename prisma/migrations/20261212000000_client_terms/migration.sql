-- Clients whose new bookings are paid by invoice, whatever the studio's terms are.
CREATE TABLE "client_terms" (
    "client_id" UUID NOT NULL,
    "pays_by_invoice" BOOLEAN NOT NULL,

    CONSTRAINT "client_terms_pkey" PRIMARY KEY ("client_id")
);

ALTER TABLE "client_terms" ADD CONSTRAINT "client_terms_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
