export const es = {
  texts: {
    to_refund: 'Cobrado: devolver',
    refund_refused: 'Devolución rechazada',
    approval_refused: 'Aprobado tarde',
    part_paid: 'Faltan',
    wrong_amount: 'Otro importe:',
    surplus: 'Sobran',
    undecided: 'Financiera sin decidir',
    mail_failed: 'Correo fallido',
    no_goods: 'Género sin reservar',
  },
  dueIn: (hours: string) => `vence en ${hours} h`,
  dueAt: (moment: string) => `vence ${moment}`,
};
