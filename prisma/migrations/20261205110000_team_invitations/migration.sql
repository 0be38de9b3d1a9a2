-- CreateTable
CREATE TABLE "team_invitations" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "role" "Role" NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "invited_by" UUID,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "team_invitations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "team_invitations_role" CHECK ("role" <> 'CLIENT')
);

-- CreateIndex
CREATE UNIQUE INDEX "team_invitations_email_key" ON "team_invitations"("email");

-- CreateIndex
CREATE UNIQUE INDEX "team_invitations_secret_hash_key" ON "team_invitations"("secret_hash");

-- CreateIndex
CREATE INDEX "team_invitations_invited_by_idx" ON "team_invitations"("invited_by");

-- AddForeignKey
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
